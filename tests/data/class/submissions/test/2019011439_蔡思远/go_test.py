# -*- coding: utf-8 -*-
import numpy as np

def is_alive(check_state, go_arr, i, j, color_type):
    # TODO: 补完
    return True

def go_judge(go_arr):
    return True

def user_step_eat(go_arr):
    ans = []
    # TODO: 补完
    return ans, []

def user_setp_possible(go_arr):
    ans = [(0, 6), (1, 2)]  # example
    return ans
