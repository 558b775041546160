import pygame

import rules

pygame.init()
screen = pygame.display.set_mode((500, 500))
for k in ['1', '2', '3', '4']:
    for point, board in rules.captures('train_' + k + '.txt'):
        screen.fill((247, 220, 180))
        for (r, c), color in board.items():
            pygame.draw.circle(screen, (0, 0, 0) if color == -1 else (255, 255, 255), (50 * c + 50, 50 * r + 50), 20)
        pygame.display.flip()
        pygame.time.wait(500)
    print('[train]Problem %s: forward on step:%s' % (k, [p for p, b in rules.captures('train_' + k + '.txt')]))
