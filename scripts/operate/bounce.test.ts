import { type ExecFileException, execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendings } from '../../server/src/api/money/sendings/sendings';
import { envelopeHash } from '../../server/src/api/money/sendings/takeBounce';
import { createRecord } from '../../server/src/api/records/changes/changeRecord';
import { openDatabase } from '../../server/src/db/engines/openDatabase';
import { fromPostfix, outOfOffice } from '../../server/src/mail/deliveryReports.fixture';
import { newReturnKey } from '../../server/src/mail/Mailer';
import { type Bundle, bundle } from '../../server/test/bundle';
import { root } from '../build/targets';

const dataDir = mkdtempSync(join(tmpdir(), 'bounce-'));
let bundled: Bundle;
beforeAll(async () => {
  bundled = await bundle('scripts/operate/bounce');
});
afterAll(() => {
  bundled.remove();
  rmSync(dataDir, { recursive: true });
});

/** Pipes a message into the command. */
const pipe = (message: string, settings: Record<string, string> = {}) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(bundled.folder, 'bounce.js')],
      { cwd: root, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...settings } },
      (error: ExecFileException | null, said) => resolve({ code: error?.code ?? 0, said: said.trim() }),
    );
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(message);
  });

test('a mail server pipes in returned mail; it is asked to retry only when the database does not answer', async () => {
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  const mail = { key: newReturnKey(), envelope: newReturnKey(), to: 'accounts@acme.example' };
  const { id } = await db.transaction().execute(async (tx) => {
    const sending = await createRecord(
      tx,
      sendings,
      {
        ...{ kind: 'invoice', documentId: 'i1', clientName: 'Acme Foods', to: mail.to, subject: 'Invoice' },
        ...{ text: 'Hello', endsOn: '2099-01-01' },
      },
      { id: '', name: 'Test' },
      {
        ...{ number: 'INV/1', state: 'Sent', answer: '250 ok', reminder: '' },
        ...{ nextAt: null, sentAt: '2026-11-27T04:00:00.000Z' },
      },
    );
    await tx
      .insertInto('sending_returns')
      .values({ keyHash: envelopeHash(mail.envelope), sendingId: sending.id })
      .execute();
    return sending;
  });
  expect(await pipe(outOfOffice(mail))).toEqual({
    code: 0,
    said: expect.stringMatching(/^Nothing was changed\. This is no delivery report/),
  });
  expect(await pipe(fromPostfix(mail))).toEqual({
    code: 0,
    said: expect.stringMatching(/^INV\/1 to accounts@acme\.example, came back: There is no such mailbox/),
  });
  const row = await db.selectFrom('sendings').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.state).toBe('Came back');
  await db.destroy();
  expect(await pipe(fromPostfix(mail), { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toMatchObject({
    code: 75,
  });
}, 60_000);
