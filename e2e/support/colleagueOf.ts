import { post, type SignedIn } from './ownerOf';

/** The new account's person and rights. */
interface Colleague {
  name: string;
  role: string;
  /** The clients and centers it is limited to; by default, none. */
  reach?: { companies: readonly string[]; centers: readonly string[] };
}

/** Registers someone, activates the account as the owner does, gives it a role, and signs it in. */
export async function colleagueOf(url: string, owner: SignedIn, { name, role, reach }: Colleague): Promise<SignedIn> {
  const own = { name, email: `${name.toLowerCase()}@example.com`, password: 'correct horse battery' };
  await post(`${url}/api/auth/register`, own);
  const asOwner = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(60_000);
  const found = await fetch(`${url}/api/accounts?q=${name}`, { headers: asOwner, signal });
  const [account] = (await found.json()) as { id: string }[];
  for (const change of [{ status: 'active' }, { role, reach: reach ?? null }]) {
    const body = JSON.stringify(change);
    const changed = await fetch(`${url}/api/accounts/${account?.id}`, {
      method: 'PUT',
      headers: asOwner,
      body,
      signal,
    });
    if (!changed.ok) throw new Error(`The account was not changed: ${await changed.text()}`);
  }
  return post(`${url}/api/auth/login`, { ...own, name: '' });
}
