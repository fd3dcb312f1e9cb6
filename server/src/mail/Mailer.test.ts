import { type AddressInfo, createServer, type Socket } from 'node:net';
import { openMailbox } from '../../test/openMailbox';
import { Mailer, newReturnKey } from './Mailer';

const mail = { to: 'asha@example.com', subject: 'Set a new password', text: 'Hello,\n\n“Forgot password?” – a link' };

/** A log that keeps what is written. */
function keptLog() {
  const lines: string[] = [];
  return { lines, error: (...facts: unknown[]) => void lines.push(JSON.stringify(facts)) };
}

test('a mail arrives as it was written, from the one who is named, after signing in to the mail server', async () => {
  const mailbox = await openMailbox({ login: 'console:secret' });
  const mailer = new Mailer(mailbox.settings, keptLog());
  mailer.post(async () => mail);
  expect(await mailbox.next()).toEqual({
    to: ['asha@example.com'],
    from: 'console@example.com',
    subject: 'Set a new password',
    text: `${mail.text}\n`,
  });
  await mailer.close();
  await mailbox.close();
});

test('a mail that is refused is a line of the log that names nobody', async () => {
  const mailbox = await openMailbox({ refuses: 'There is no' });
  const log = keptLog();
  const mailer = new Mailer(mailbox.settings, log);
  mailer.post(async () => mail);
  await mailer.close();
  await mailbox.close();
  expect(log.lines).toEqual([
    JSON.stringify([{ code: 'EENVELOPE', smtpStatus: 550, step: 'RCPT' }, 'a mail could not be sent']),
  ]);
});

test('a mail server that says nothing is given up, and others are served meanwhile', async () => {
  const held: Socket[] = [];
  const silent = createServer((socket) => void held.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const log = keptLog();
  const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const mailer = new Mailer({ smtpUrl, from: 'a@example.com', site: '' }, log, 300);
  mailer.post(async () => mail);
  await mailer.close();
  expect(log.lines).toEqual([JSON.stringify([{ code: 'TIMEOUT' }, 'a mail could not be sent'])]);
  for (const socket of held) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

test('of too many mails, who comes last is told to come again', async () => {
  const mailer = new Mailer(undefined, keptLog());
  let release: () => void = () => undefined;
  const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
  for (let n = 0; n < 102; n += 1) mailer.post(() => held);
  expect(() => mailer.post(() => held)).toThrow('Too many mails are on their way');
  release();
  await mailer.close();
  expect(() => mailer.post(() => held)).not.toThrow();
});

test('without settings it says what to do in place of a mail', () => {
  expect(() => new Mailer(undefined, keptLog()).site).toThrow('This site sends no mail. Ask an owner');
});

test('what is delivered comes back to an address of its own, which nobody can guess', async () => {
  const mailbox = await openMailbox();
  const mailer = new Mailer({ ...mailbox.settings, bounceAddress: 'bounces@example.com' }, keptLog());
  const keys = [newReturnKey(), newReturnKey()];
  const envelopeKey = newReturnKey();
  for (const returnKey of keys)
    await mailer.deliver({ ...mail, id: 's1', returnKey, envelopeKey, files: [], beforeEnd: async () => undefined });
  const mails = [await mailbox.next(), await mailbox.next()];
  expect(mails.map(({ from }) => from)).toEqual(keys.map((key) => `bounces+${key}@example.com`));
  expect(mails.some((sent) => JSON.stringify(sent).includes(envelopeKey))).toBe(false);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key)) && keys[0] !== keys[1]).toBe(true);
  await mailer.close();
  await mailbox.close();
});
