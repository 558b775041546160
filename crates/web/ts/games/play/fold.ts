// A card that can be folded to its heading.
import { byId } from '../../shared/dom.ts';

export class Fold {
  private readonly head: HTMLElement;
  private readonly body: HTMLElement;
  private isOpen = true;
  /** The game in which the user folded or unfolded the card. Otherwise the state of the game decides. */
  private chosen: { readonly game: string; readonly isOpen: boolean } | null = null;

  /** The card's heading is the button `ID-head`, its content `ID-body`. */
  constructor(
    id: string,
    private readonly changed: (isOpen: boolean) => void = () => {},
  ) {
    this.head = byId(`${id}-head`);
    this.body = byId(`${id}-body`);
  }

  /** `isOpen` holds until the user decides otherwise for this game. */
  show(game: string, isOpen: boolean): void {
    if (this.chosen?.game !== game) this.chosen = null;
    this.set(this.chosen?.isOpen ?? isOpen);
    this.head.onclick = () => {
      this.chosen = { game, isOpen: !this.isOpen };
      this.set(!this.isOpen);
    };
  }

  private set(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.head.setAttribute('aria-expanded', String(isOpen));
    this.body.hidden = !isOpen;
    this.changed(isOpen);
  }
}
