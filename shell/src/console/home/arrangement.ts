/** How a person has arranged cards: those moved or hidden, by their ids. */
export interface Arrangement {
  /** All that were there when it was last changed, in their order. */
  order: readonly string[];
  hidden: readonly string[];
}

/** As the cards come. */
export const asTheyCome: Arrangement = { order: [], hidden: [] };

/** The cards in a person's order. One that was not there then is behind the one that it comes after by itself. */
export function inOrder<C extends { id: string }>(cards: readonly C[], { order }: Arrangement): C[] {
  const arranged = order.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  cards.forEach((card, place) => {
    if (arranged.includes(card)) return;
    const before = cards[place - 1];
    arranged.splice(before ? arranged.indexOf(before) + 1 : 0, 0, card);
  });
  return arranged;
}

/** The arrangement after a card has changed places with the one before it (-1) or after it (1). */
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

/** The arrangement after a card was hidden, or is shown again. */
export function shown(
  cards: readonly { id: string }[],
  id: string,
  isShown: boolean,
  { hidden }: Arrangement,
): Arrangement {
  const others = hidden.filter((each) => each !== id);
  return { order: cards.map((card) => card.id), hidden: isShown ? others : [...others, id] };
}
