import {
  type Invitation,
  invitationAcceptance,
  invitationLinkInput,
  invitationOffer,
} from 'shared/domain/accounts/invitation';
import { addressKey } from '../../../core/addressKey';
import { fieldOf } from '../../../core/answerInTurn';
import type { ApiOptions } from '../../../core/context';
import { throttle } from '../../../core/throttle';
import type { Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { hashPassword } from '../../auth/passwords';
import { refuseGuessable } from '../passwordRules';
import { answersSession, signIn } from '../signIn';
import { acceptInvitation, invitationOfLink } from './invitationLinks';

/** The rate limit for links per network address. */
const trying = { most: 50, windowMs: 15 * 60 * 1000 };

/** The names of the clients that an invitation is limited to; null for all. */
async function clientsOf(db: Queries, { reach }: Invitation): Promise<string[] | null> {
  if (reach === null) return null;
  const { companies, centers } = reach;
  const names: string[] = [];
  if (companies.length > 0)
    for (const { name } of await db.selectFrom('every_companies').select('name').where('id', 'in', companies).execute())
      names.push(name);
  if (centers.length > 0)
    for (const row of await db.selectFrom('every_centers').select('client_name').where('id', 'in', centers).execute())
      names.push(row.client_name);
  return names.sort();
}

/** The routes for an invitation's link: view and accept. Under `/auth/invitation`. */
export function acceptRoutes(app: Api, options: ApiOptions): void {
  const { db } = options;
  const limit = (ip: string) =>
    throttle(db, `invitation:${addressKey(ip)}`, trying, 'Too many links from your address.');

  app.post(
    '/invitation/link',
    {
      config: { access: 'public', turn: fieldOf('token') },
      schema: {
        summary: 'Who invites by a link, and as what',
        body: invitationLinkInput,
        response: { 200: invitationOffer },
        refuses: [404, 409],
      },
    },
    async (request) => {
      await limit(request.ip);
      const invitation = await invitationOfLink(db, request.body.token);
      const { email, name, invitedByName, roleName, expiresAt } = invitation;
      return { email, name, invitedByName, roleName, expiresAt, within: await clientsOf(db, invitation) };
    },
  );

  app.post(
    '/invitation',
    {
      config: { access: 'public', turn: fieldOf('token') },
      schema: {
        summary: 'Accept an invitation: makes the account, and answers its token as a sign-in does',
        body: invitationAcceptance,
        ...answersSession,
        refuses: [...answersSession.refuses, 404],
      },
    },
    async (request, reply) => {
      await limit(request.ip);
      const { token, name, password } = request.body;
      const invitation = await invitationOfLink(db, token);
      await refuseGuessable(password, { name, email: invitation.email });
      const passwordHash = await hashPassword(password);
      const account = await db
        .transaction()
        .execute((tx) => acceptInvitation(tx, invitation, { name, passwordHash, address: request.ip }));
      return signIn(request, reply, options, account, { by: 'password' });
    },
  );
}
