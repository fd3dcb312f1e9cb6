/** What is done with a record; its history tells these. */
export const recordActions = ['create', 'update', 'delete', 'restore'] as const;

/** Everything that the audit log knows of, each as the owner reads it. */
export const auditActions = {
  create: 'Record created',
  update: 'Record changed',
  delete: 'Record deleted',
  restore: 'Record restored',
  'sign-in': 'Signed in',
  'sign-in.refused': 'Sign-in refused',
  'sign-out': 'Signed out',
  'session.ended': 'Session ended',
  'account.password-changed': 'Password changed',
  'account.password-reset-asked': 'Password reset asked for',
  'account.password-reset': 'Password reset',
  'account.rights-changed': 'Rights changed',
  'account.second-factor-added': 'Second factor added',
  'account.second-factor-removed': 'Second factor removed',
  'account.recovery-codes-made': 'Recovery codes made',
  'account.passkey-added': 'Passkey added',
  'account.passkey-removed': 'Passkey removed',
  'account.identity-linked': 'Sign-in provider linked',
  'deploy-token.made': 'Deploy token made',
  'deploy-token.revoked': 'Deploy token revoked',
  'deploy-token.used': 'Deploy token used',
  'deploy-token.refused': 'Deploy token refused',
  'release.published': 'Release published',
  'release.promoted': 'Release promoted',
  'release.rolled-back': 'Release rolled back',
  'release.retired': 'Module taken out',
  'module-data.deleted': 'Records of a module deleted',
  'calendar-feed.made': 'Calendar address made',
  'calendar-feed.ended': 'Calendar address ended',
  'export.csv': 'List exported',
  'export.archive': 'PDFs exported',
  'settings.changed': 'Settings changed',
} as const;
export type AuditAction = keyof typeof auditActions;
