import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { ProviderFailure } from 'shared/domain/accounts/providerFailures';
import type { ProviderSettings } from '../../../settings';

/** The timeout of a request to the provider, in seconds. */
const LIMIT_S = 5;
/** How long the provider's metadata is cached, in milliseconds. */
const KNOWN_MS = 60 * 60 * 1000;

/** A person as described by the provider. */
export interface Identity {
  issuer: string;
  subject: string;
  /** In lower case; empty if the provider sends none. */
  email: string;
  isEmailVerified: boolean;
  name: string;
}

/** The values that a sign-in's redirect must match. */
export interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

/** Why the sign-in failed, with the protocol's error code: never a token, an address or a name. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly failure: ProviderFailure,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}

/** A network or provider error, not an error response. */
const isOutage = (error: unknown): boolean =>
  (error instanceof TypeError && !('code' in error)) ||
  ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'].includes(codeOf(error)) ||
  (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name));

/** The protocol's error code. */
function codeOf(error: unknown): string {
  const { error: answered, code, name } = error as { error?: unknown; code?: unknown; name?: unknown };
  return [answered, code, name].find((each) => typeof each === 'string' && /^\w{1,60}$/.test(each)) as string;
}

const toProviderError = (error: unknown): ProviderError => {
  const cause = error instanceof Error ? error.cause : undefined;
  if (error instanceof AuthorizationResponseError) return new ProviderError('refused', codeOf(error));
  return new ProviderError(isOutage(error) || isOutage(cause) ? 'unreachable' : 'untrusted', codeOf(error));
};

/** The sign-in provider: authorization code with PKCE, state and nonce; verifies signatures. */
export class Provider {
  private known: { configuration: Configuration; at: number } | undefined;

  constructor(private readonly settings: ProviderSettings) {}

  /** The provider's metadata. Failures are not cached. Throws `ProviderError`. */
  private async configuration(): Promise<Configuration> {
    if (this.known && Math.abs(Date.now() - this.known.at) < KNOWN_MS) return this.known.configuration;
    const { issuer, clientId, clientSecret } = this.settings;
    const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])];
    const configuration = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: LIMIT_S,
      execute,
    }).catch((error: unknown) => {
      throw new ProviderError('unreachable', codeOf(error), { cause: error });
    });
    this.known = { configuration, at: Date.now() };
    return configuration;
  }

  /** The address that the browser is redirected to for signing in. Throws `ProviderError`. */
  async addressFor({ state, nonce, verifier }: Expected): Promise<string> {
    const address = buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: this.settings.callback,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  /** Reads the signed-in person from the query of the provider's redirect. Throws `ProviderError`. */
  async identityOf(query: string, { state, nonce, verifier }: Expected): Promise<Identity> {
    const configuration = await this.configuration();
    const answer = await authorizationCodeGrant(configuration, new URL(`${this.settings.callback}?${query}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    }).catch((error: unknown) => {
      throw toProviderError(error);
    });
    const { iss = '', sub = '', email, email_verified, name } = { ...answer.claims() };
    return {
      issuer: iss,
      subject: sub,
      email: typeof email === 'string' ? email.trim().toLowerCase() : '',
      isEmailVerified: email_verified === true,
      name: typeof name === 'string' ? name.trim() : '',
    };
  }
}
