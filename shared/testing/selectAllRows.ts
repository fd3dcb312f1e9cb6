import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Selects the rows of a list's page, as soon as they are there. */
export async function selectAllRows(user: UserEvent): Promise<void> {
  const all = await screen.findByRole('checkbox', { name: 'Select all rows on this page' });
  await waitFor(() => expect(all).toBeEnabled());
  await user.click(all);
}
