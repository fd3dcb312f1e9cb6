import { post, type SignedIn } from './ownerOf';

/** Has this many people at most accept an invitation as viewers, one when the next is asked for, and signs each in. At most 50 within a quarter of an hour. */
export async function* inviteEach(url: string, owner: SignedIn, most: number): AsyncGenerator<SignedIn> {
  for (let place = 1; place <= most; place += 1) {
    const invitation = { email: `person${place}@example.com`, role: 'viewer' };
    const { token } = await post<{ token: string }>(`${url}/api/invitations`, invitation, owner.token);
    const accepted = { token, name: `Person ${place}`, password: 'correct horse battery' };
    yield await post<SignedIn>(`${url}/api/auth/invitation`, accepted);
  }
}

/** The same, of all of them. */
export async function inviteMany(url: string, owner: SignedIn, count: number): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  for await (const person of inviteEach(url, owner, count)) people.push(person);
  return people;
}
