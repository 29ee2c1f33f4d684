/** A square of the ring by its number, or a quarter by its name. */
export interface Place {
  square?: number;
  quarter?: string;
}

/** What is pointed at on the board, so that the panel beside it can tell about it. A tap stays until the next one. */
class Pointing {
  hovered = $state.raw<Place | null>(null);
  tapped = $state.raw<Place | null>(null);

  get place(): Place | null {
    return this.hovered ?? this.tapped;
  }
}

export const pointing = new Pointing();
