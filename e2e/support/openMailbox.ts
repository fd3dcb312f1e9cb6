import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server for one test. */
export interface Mailbox {
  url: string;
  /** The next mail as received, its text decoded. */
  next(): Promise<string>;
  close(): Promise<void>;
}

/** Decodes quoted-printable, which breaks long lines. */
const unpacked = (mail: string) =>
  mail
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Opens a mail server on a free port; everyone may send to it. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: string[] = [];
  let arrived: () => void = () => undefined;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) =>
      void text(stream).then((mail) => {
        mails.push(unpacked(mail));
        arrived();
        done();
      }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    async next() {
      if (mails.length === 0) await new Promise<void>((resolve) => (arrived = resolve));
      return mails.shift() ?? '';
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
