import { ShieldOff } from 'lucide-react';
import type { ListedAccount } from 'shared/domain/accounts/session';
import { api } from 'shared/platform';
import type { RowAction } from 'shared/ui';

/** The owner's action for a person who lost both phone and recovery codes. */
export const resetSecondFactor: RowAction<ListedAccount> = {
  label: 'Reset second factor',
  icon: <ShieldOff />,
  failed: 'Failed to reset the second factor',
  confirm: ({ name }) => ({
    title: `Reset the second factor of ${name}?`,
    body: 'The password alone will sign them in until they set up a new one. Make sure the request really comes from them. They will be notified.',
    confirmLabel: 'Reset',
    danger: true,
  }),
  onClick: ({ id }) => api.post(`accounts/${encodeURIComponent(id)}/reset-second-factor`),
  done: () => 'Second factor reset',
  refreshes: ['accounts'],
};
