/** Why a sign-in by the provider failed, as shown on the sign-in page. */
export const providerFailures = {
  unreachable: 'The sign-in provider can’t be reached. Try again in a minute, or sign in with your password.',
  refused: 'The sign-in was cancelled or refused at the provider. Please try again.',
  expired: 'This sign-in took too long or was used before. Please try again.',
  untrusted: 'The provider’s answer couldn’t be verified, so you weren’t signed in. Please tell the operator.',
  unverified: 'The provider hasn’t verified your email. Verify it there or sign in with your password.',
  unlinked: 'You have unlinked this sign-in. Sign in another way and allow it again under My Account.',
  unknown: 'There is no account with your email. Ask the owner for one.',
} as const;
export type ProviderFailure = keyof typeof providerFailures;
