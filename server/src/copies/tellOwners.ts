import { notify } from '../api/notifications/notify';
import type { Db } from '../db/tables';
import type { Mailer } from '../mail/Mailer';
import type { CopiesNotice } from './keepCopies';

/**
 * Notifies the owners about the copies: in the log, in the console and, if email is configured, by email. Each subject
 * only once.
 */
export async function tellOwners(
  db: Db,
  mailer: Pick<Mailer, 'isOn' | 'post'>,
  { title, body, subject }: CopiesNotice,
  log: (sentence: string) => void,
): Promise<void> {
  log(`${title}: ${body}`);
  const notice = { kind: 'account', title, body, path: '/dashboard', subject } as const;
  if (!(await notify(db, notice, 'owner')) || !mailer.isOn) return;
  const owners = await db
    .selectFrom('live_accounts')
    .select('email')
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .execute();
  for (const { email } of owners) mailer.post(async () => ({ to: email, subject: title, text: body }));
}
