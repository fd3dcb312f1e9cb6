/** A person's arrangement of cards: those moved or hidden, by id. */
export interface Arrangement {
  /** All cards present at the last change, in order. */
  order: readonly string[];
  hidden: readonly string[];
}

/** In the default order. */
export const asTheyCome: Arrangement = { order: [], hidden: [] };

/** The cards in a person's order. A card added since is placed after its predecessor in the default order. */
export function inOrder<C extends { id: string }>(cards: readonly C[], { order }: Arrangement): C[] {
  const arranged = order.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  cards.forEach((card, place) => {
    if (arranged.includes(card)) return;
    const before = cards[place - 1];
    arranged.splice(before ? arranged.indexOf(before) + 1 : 0, 0, card);
  });
  return arranged;
}

/** The arrangement after swapping a card with the previous (-1) or next (1) one. */
export function moved(
  cards: readonly { id: string }[],
  id: string,
  step: -1 | 1,
  { hidden }: Arrangement,
): Arrangement {
  const order = cards.map((card) => card.id);
  const from = order.indexOf(id);
  const other = order[from + step];
  if (from < 0 || other === undefined) return { order, hidden };
  order[from] = other;
  order[from + step] = id;
  return { order, hidden };
}

/** The arrangement after hiding a card or showing it again. */
export function shown(
  cards: readonly { id: string }[],
  id: string,
  isShown: boolean,
  { hidden }: Arrangement,
): Arrangement {
  const others = hidden.filter((each) => each !== id);
  return { order: cards.map((card) => card.id), hidden: isShown ? others : [...others, id] };
}
