import type { Reach } from 'shared/domain/accounts/reach';
import { startSession } from '../src/api/auth/sessions';
import { newId } from '../src/db/newId';
import type { TestApp } from './openTestApp';

/** A test account's person. */
interface Given {
  /** The rights of its role. By default those of an owner. */
  rights?: readonly string[];
  /** By default all clients. */
  reach?: Reach;
}

/** Adds an active account with rights and clients, and signs it in. */
export async function addAccount({ db, owner, call }: TestApp, { rights, reach = null }: Given) {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', owner.account.id).executeTakeFirstOrThrow();
  const id = newId();
  const made = rights ? await call('POST', 'roles', { name: `Role of ${id}`, rights }) : undefined;
  await db
    .insertInto('accounts')
    .values({
      ...row,
      ...{ id, name: 'Bela', email: `${id}@example.com`, reach: JSON.stringify(reach) },
      role: made ? made.json<{ id: string }>().id : row.role,
    })
    .execute();
  return { id, token: await startSession(db, id) };
}
