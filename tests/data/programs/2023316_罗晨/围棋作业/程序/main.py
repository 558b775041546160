from weiqi import Weiqi


def main():
    out = open('answer_for_train.txt', 'w', encoding='utf-8')
    for k in ['0', '00', '1', '2', '3', '4', '5']:
        w = Weiqi('train_' + k + '.txt')
        out.write('train_' + k + '\n')
        if k in ['0', '00']:
            print('[train]Problem ' + k + ': rule checking:' + str(w.judge()))
            out.write(str(w.judge()) + '\n')
        elif k == '5':
            print('[train]Problem 5: all possible position:' + str(w.possible()))
            out.write(''.join('%d %d\n' % p for p in w.possible()))
        else:
            print('[train]Problem ' + k + ': forward on step:' + str(w.eat()))
            out.write(''.join('%d %d\n' % p for p in w.eat()))
        out.write('\n')
    out.close()


main()
