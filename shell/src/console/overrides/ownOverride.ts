import type { NewOverride, OverriddenModule } from 'shared/contract/releases/override';
import { OVERRIDE_HOURS } from 'shared/contract/releases/overrideHours';
import { api } from 'shared/platform';
import { loadAgain } from './loadAgain';

/** The token of this browser's override, from the cookie that the document's policy uses. */
export const overrideToken = (): string | undefined => /(?:^|; )override=([\w-]+)/.exec(document.cookie)?.[1];

const keep = (token: string, seconds: number) => {
  const isSecure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `override=${token}; path=/; max-age=${seconds}; samesite=lax${isSecure}`;
};

/**
 * Makes this browser run other releases, in addition to its current override. Rejects with the server's `ApiError`, and
 * then changes nothing.
 */
export async function beginOverride(uses: readonly OverriddenModule[]): Promise<void> {
  const path = uses.some((use) => 'origin' in use) ? 'overrides/builds' : 'overrides/releases';
  const beside = overrideToken();
  const { token } = await api.post<NewOverride>(path, { uses, beside }).catch((error: unknown) => {
    // An override that has expired or belongs to another account is replaced.
    if (beside === undefined) throw error;
    return api.post<NewOverride>(path, { uses });
  });
  keep(token, OVERRIDE_HOURS * 60 * 60);
  loadAgain();
}

/** Returns to the current releases, even if the server can't be reached. */
export async function endOverride(): Promise<void> {
  const token = overrideToken();
  if (token !== undefined) {
    await api.post('overrides/end', { token }).catch(() => undefined);
    keep('', 0);
  }
  loadAgain();
}
