import type { NewOverride, OverriddenModule } from 'shared/contract/releases/override';
import { OVERRIDE_HOURS } from 'shared/contract/releases/overrideHours';
import { api } from 'shared/platform';
import { loadAgain } from './loadAgain';

/** The token of this browser's override, which its cookie holds for documents' policies. */
export const overrideToken = (): string | undefined => /(?:^|; )override=([\w-]+)/.exec(document.cookie)?.[1];

const keep = (token: string, seconds: number) => {
  const isSecure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `override=${token}; path=/; max-age=${seconds}; samesite=lax${isSecure}`;
};

/** Has this browser's person run modules in another way than everybody, beside what it runs already. Rejects with the server's `ApiError`, and then all is as it was. */
export async function beginOverride(uses: readonly OverriddenModule[]): Promise<void> {
  const path = uses.some((use) => 'origin' in use) ? 'overrides/builds' : 'overrides/releases';
  const beside = overrideToken();
  const { token } = await api.post<NewOverride>(path, { uses, beside }).catch((error: unknown) => {
    // Nothing is added to an override that is over or somebody else's.
    if (beside === undefined) throw error;
    return api.post<NewOverride>(path, { uses });
  });
  keep(token, OVERRIDE_HOURS * 60 * 60);
  loadAgain();
}

/** Goes back to the current releases, whether the server can be told or not. */
export async function endOverride(): Promise<void> {
  const token = overrideToken();
  if (token !== undefined) {
    await api.post('overrides/end', { token }).catch(() => undefined);
    keep('', 0);
  }
  loadAgain();
}
