import { post, type SignedIn } from './ownerOf';

/** Has so many people accept an invitation as viewers, and signs each in. At most 50 within a quarter of an hour. */
export async function inviteMany(url: string, owner: SignedIn, count: number): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  for (let place = 1; place <= count; place += 1) {
    const invitation = { email: `person${place}@example.com`, role: 'viewer' };
    const { token } = await post<{ token: string }>(`${url}/api/invitations`, invitation, owner.token);
    const accepted = { token, name: `Person ${place}`, password: 'correct horse battery' };
    people.push(await post<SignedIn>(`${url}/api/auth/invitation`, accepted));
  }
  return people;
}
