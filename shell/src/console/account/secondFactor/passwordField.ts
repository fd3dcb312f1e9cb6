/** Asks for the password to confirm an action. */
export const passwordField = {
  name: 'currentPassword',
  label: 'Current Password',
  kind: 'password',
  required: true,
  autoComplete: 'current-password',
} as const;
