/** Why a sign-in by the provider failed, each as the sign-in page says it. */
export const providerFailures = {
  unreachable: 'The sign-in provider can’t be reached. Try again in a minute, or sign in with your password.',
  refused: 'The sign-in was cancelled or refused at the provider. Please try again.',
  expired: 'This sign-in took too long or was used before. Please try again.',
  untrusted: 'The provider’s answer can’t be trusted, so nobody was signed in. Please tell the operator.',
  unverified: 'The provider has not verified your e-mail address. Verify it there, or sign in with your password.',
  unlinked: 'You have unlinked this sign-in. Sign in another way, and allow it again under My Account.',
  unknown: 'No account has your e-mail address. Ask the owner for one.',
} as const;
export type ProviderFailure = keyof typeof providerFailures;
