import type { UserEvent } from '@testing-library/user-event';

/** Clicks as a person does, and says how often: what an act takes is a figure of the product. */
export function countClicks(user: UserEvent): { click: (control: Element) => Promise<void>; count: () => number } {
  let clicks = 0;
  return {
    click: async (control) => {
      clicks += 1;
      await user.click(control);
    },
    count: () => clicks,
  };
}
