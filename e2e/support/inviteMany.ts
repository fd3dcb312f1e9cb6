import { post, type SignedIn } from './ownerOf';

/**
 * Lets up to this many people accept an invitation as viewers, each when the next is requested, and signs them in. At
 * most 50 in a quarter of an hour.
 */
export async function* inviteEach(url: string, owner: SignedIn, most: number): AsyncGenerator<SignedIn> {
  for (let place = 1; place <= most; place += 1) {
    const invitation = { email: `person${place}@example.com`, role: 'viewer' };
    const { token } = await post<{ token: string }>(`${url}/api/invitations`, invitation, owner.token);
    const accepted = { token, name: `Person ${place}`, password: 'correct horse battery' };
    yield await post<SignedIn>(`${url}/api/auth/invitation`, accepted);
  }
}

/** The same, all at once. */
export async function inviteMany(url: string, owner: SignedIn, count: number): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  for await (const person of inviteEach(url, owner, count)) people.push(person);
  return people;
}
