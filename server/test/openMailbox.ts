import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { MailSettings } from '../src/settings';

/** A mail as it arrived. */
export interface ReceivedMail {
  to: string[];
  from: string;
  subject: string;
  text: string;
}

/** A test's own mail server, and the mails it received. */
export interface Mailbox {
  settings: MailSettings;
  mails: ReceivedMail[];
  /** The next mail to arrive, or one that arrived and was not read yet. */
  next(): Promise<ReceivedMail>;
  close(): Promise<void>;
}

const SITE = 'https://console.example.com';

/** Decodes a mail's text from quoted-printable. */
function unpacked(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function read(raw: string): Pick<ReceivedMail, 'subject' | 'text'> {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  return {
    subject: /^Subject: (.*)$/m.exec(head)?.[1]?.trim() ?? '',
    text: unpacked(body.join('\r\n\r\n')).replaceAll('\r\n', '\n'),
  };
}

/**
 * A real mail server on a free port. `user` and `password`: who may send; by default everyone. `refuses`: its error for
 * every recipient; by default it accepts them.
 */
export async function openMailbox({ login, refuses }: { login?: string; refuses?: string } = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: login === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: login === undefined,
    onAuth: ({ username, password }, _session, done) =>
      `${username}:${password}` === login ? done(null, { user: 'console' }) : done(new Error('Who are you?')),
    onRcptTo: ({ address }, _session, done) =>
      refuses === undefined ? done() : done(Object.assign(new Error(`${refuses} ${address}`), { responseCode: 550 })),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = {
          ...read(Buffer.concat(chunks).toString('latin1')),
          to: envelope.rcptTo.map(({ address }) => address),
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
        };
        const taker = waiting.shift();
        if (taker) taker(mail);
        else mails.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    settings: {
      smtpUrl: `smtp://${login === undefined ? '' : `${login}@`}127.0.0.1:${port}`,
      from: 'Example Staffing <console@example.com>',
      site: SITE,
    },
    mails,
    next: () => {
      const mail = mails.shift();
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve));
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
