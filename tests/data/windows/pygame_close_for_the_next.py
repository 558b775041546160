import pygame
from rules_of_go import *
for problem in NAMES:
    pygame.init()
    screen = pygame.display.set_mode((500, 500))
    running = True
    while running:
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                running = False
        screen.fill((247, 220, 180))
        pygame.display.update()
    pygame.quit()
    print(solve(problem))
