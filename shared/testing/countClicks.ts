import type { UserEvent } from '@testing-library/user-event';

/** Counts what a person clicks from here on, typing and keys aside: what an act takes is a figure of the product (docs/measurements.md). */
export function countClicks(user: UserEvent): () => number {
  const { click } = user;
  let clicks = 0;
  Object.assign(user, {
    click: (control: Element) => {
      clicks += 1;
      return click.call(user, control);
    },
  });
  return () => clicks;
}
