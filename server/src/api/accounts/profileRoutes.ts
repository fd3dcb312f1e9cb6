import type { FastifyRequest } from 'fastify';
import { profileInput } from 'shared/domain/accounts/account';
import { type StoredAccount, signedIn } from 'shared/domain/accounts/session';
import { actorOf } from '../../core/actorOf';
import type { ApiOptions } from '../../core/context';
import { conflict } from '../../core/errors';
import { objectOf, parse } from '../../core/parse';
import { changeOf, checkedByHandler } from '../../core/routeSchemas';
import { type Api } from '../../core/types';
import type { AccountRow, Queries } from '../../db/tables';
import type { Mailer } from '../../mail/Mailer';
import { bearerToken } from '../auth/bearerToken';
import { toSignedIn } from '../auth/grants';
import { ownAccount } from '../auth/ownAccount';
import { hashPassword } from '../auth/passwords';
import { endSessions, toAccount } from '../auth/sessions';
import { differences, writeAudit } from '../records/changes/audit';
import { mailChange, noteChange } from './accountChanges';
import { auditOwn } from './auditOwn';
import { endResetLinks } from './endProofs';
import { findAccount } from './findAccount';
import { passwordChangedMail } from './mails';
import { mustKnowPassword } from './mustKnowPassword';
import { refuseGuessable } from './passwordRules';
import { linkedEmails } from './provider/identityLinks';
import { listPasskeys } from './secondFactor/passkeys';
import { tellingWhetherTaken } from './tellingWhetherTaken';

/** Fields left out stay. */
const profileChange = changeOf(profileInput).omit({ version: true });

/** The own account: read, save, change the password. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export function profileRoutes(app: Api, { db, mailer, settings }: ApiOptions & { mailer: Mailer }): void {
  /**
   * Saves the change; a new password revokes every other session, and a new password or address also every reset link.
   */
  const save = (request: FastifyRequest, me: StoredAccount, change: Partial<AccountRow>): Promise<StoredAccount> =>
    db.transaction().execute(async (tx) => {
      if (change.email !== undefined && change.email !== me.email) await refuseTaken(tx, change.email);
      const row = await tx
        .updateTable('accounts')
        .set({ ...change, version: me.version + 1, updatedAt: new Date().toISOString() })
        .where('id', '=', me.id)
        // The caller's rights were decided on the account's earlier state: a password set since then stays.
        .where('version', '=', me.version)
        .returningAll()
        .executeTakeFirst();
      if (!row)
        throw conflict('stale', 'Your account was changed at the same moment, so nothing was saved. Save again.');
      const search = `${row.name} ${row.email}`.toLowerCase();
      await tx.updateTable('accounts').set({ search }).where('id', '=', me.id).execute();
      await writeAudit(
        tx,
        'accounts',
        me.id,
        'update',
        differences(['name', 'email', 'phone'], { ...me }, { ...row }),
        actorOf(request),
      );
      if (change.passwordHash !== undefined) {
        await auditOwn(tx, request, 'account.password-changed');
        await endSessions(tx, me.id, bearerToken(request));
      }
      if (change.passwordHash !== undefined || row.email !== me.email) await endResetLinks(tx, me.id);
      if (row.email !== me.email) await noteChange(tx, me.id, 'emailChanged');
      return toAccount(row);
    });

  app.get(
    '/me',
    {
      config: { access: 'signed-in', whileLimited: true },
      schema: { summary: 'Your account', response: { 200: signedIn } },
    },
    (request) => toSignedIn(db, app, ownAccount(request)),
  );

  app.put(
    '/me',
    {
      ...checkedByHandler,
      config: { access: 'signed-in' },
      schema: {
        summary:
          'Save your profile, and your password when a new one is given; that, and another email address, take the current password',
        body: profileChange,
        response: { 200: signedIn },
        refuses: [409, 429],
      },
    },
    async (request) => {
      const me = ownAccount(request);
      const { name, email, phone, password, currentPassword } = parse(profileInput, {
        name: me.name,
        email: me.email,
        phone: me.phone,
        ...objectOf(request.body),
      });
      const isMoved = email !== me.email;
      if (isMoved || password !== '') await mustKnowPassword(db, me.id, currentPassword);
      if (password !== '') await refuseGuessable(password, { name, email });
      const passwordHash = password === '' ? {} : { passwordHash: await hashPassword(password) };
      const change = () => save(request, me, { name, email, phone, ...passwordHash });
      const saved = isMoved ? await tellingWhetherTaken(db, request, change) : await change();
      // To the previous address: an attacker may have changed it.
      if (password !== '' && mailer.isOn)
        mailer.post(async () =>
          passwordChangedMail(me, mailer.site, {
            passkeys: (await listPasskeys(db, me.id)).length,
            provider: settings.provider?.name,
            links: { kept: await linkedEmails(db, me.id), ended: [] },
          }),
        );
      if (isMoved) mailChange(mailer, me, 'emailChanged');
      return toSignedIn(db, app, { ...saved, granted: me.granted });
    },
  );
}

async function refuseTaken(tx: Queries, email: string): Promise<void> {
  if (await findAccount(tx, { email }))
    throw conflict('email_taken', 'Another account uses this email; choose a different one.');
}
