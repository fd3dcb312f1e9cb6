/** Asks for the password that confirms an act. */
export const passwordField = {
  name: 'currentPassword',
  label: 'Current Password',
  kind: 'password',
  required: true,
  autoComplete: 'current-password',
} as const;
