import { randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import { type Company, company } from 'shared/domain/letterhead/companyFacts';
import { nameCompany } from 'shared/domain/letterhead/companyTokens';
import { ApiError, conflict } from '../core/errors';
import type { MailSettings } from '../settings';
import { BoundedQueue } from '../threads/BoundedQueue';

/** A mail of plain text to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** A mail with files, whose outcome is tracked. */
export interface Delivery extends Mail {
  /** Which sending it is. */
  id: string;
  /** 32 hex digits that nobody can guess (`newReturnKey`): they identify the mail in a mail server's later report. */
  returnKey: string;
  /** Another such key, which goes with the envelope alone: mail servers hand it to each other and to no recipient (RFC 3461, 4.4). */
  envelopeKey: string;
  files: readonly { filename: string; content: Buffer }[];
  /**
   * Runs when the mail server has everything but the end, without which it must not accept the mail (RFC 5321,
   * 4.1.1.4). An exception ends the delivery.
   */
  beforeEnd: () => Promise<void>;
}

/**
 * The result of a delivery: accepted; refused for good; not accepted, so that it can be tried again; or no answer after
 * the end, so that it may have been accepted. `answer`: the mail server's, or the failure.
 */
export interface Delivered {
  outcome: 'sent' | 'refused' | 'again' | 'unsure';
  answer: string;
}

/** The kept part of a mail server's answer. */
const LONGEST_ANSWER = 300;

/** At once, and how many more may wait: a mail server answers within seconds. */
const PLACES = 2;
const MOST = 100;

/** Time limits of each step of a delivery, and of the whole, in milliseconds. */
const STEP_MS = 10_000;
const LIMIT_MS = 30_000;
const CLOSE_MS = 5_000;

/** Identifies one delivery, in its address of return and its Message-ID, or in its envelope. */
export const newReturnKey = (): string => randomBytes(16).toString('hex');

/** Where reports of one delivery are sent: `bounces@example.com` with a key after a plus sign. */
function returnPath(bounceAddress: string, key: string): string {
  const at = bounceAddress.lastIndexOf('@');
  return `${bounceAddress.slice(0, at)}+${key}${bounceAddress.slice(at)}`;
}

/** A password that crosses a network goes over TLS only; one that stays on this machine may go without. */
function isTlsRequired(smtpUrl: string): boolean {
  const { username, hostname } = new URL(smtpUrl);
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** The part of a failure that names no person: mail servers quote addresses in their answers. */
function factsOf(error: unknown): object {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return { code, smtpStatus: responseCode, step: command?.split(' ')[0] };
}

function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('too late'), { code: 'TIMEOUT' })), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const openTransport = ({ smtpUrl }: MailSettings) =>
  nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: isTlsRequired(smtpUrl),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** A mail server's answer in one line. */
const answerOf = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_ANSWER);

/**
 * The kind of a failed delivery: addresses and mails are refused for good; sign-in, sender and connection may be
 * mended.
 */
function fateOf(error: unknown, isWhole: boolean): Delivered {
  const {
    responseCode,
    command,
    message = '',
    response,
    code,
  } = error as Partial<Error> & {
    [key in 'command' | 'response' | 'code']?: string;
  } & { responseCode?: number };
  if (!responseCode)
    return isWhole
      ? { outcome: 'unsure', answer: 'The mail server took all of it and did not answer.' }
      : { outcome: 'again', answer: answerOf(code === 'TIMEOUT' ? 'The mail server was too slow.' : message) };
  const isAboutMail = command !== undefined && /^(RCPT|DATA)/.test(command);
  return { outcome: responseCode >= 500 && isAboutMail ? 'refused' : 'again', answer: answerOf(response ?? message) };
}

/** Sends mails behind the answers: who asks for one does not wait for the mail server, and can't tell by the time whether one is sent. */
export class Mailer {
  private readonly queue = new BoundedQueue(PLACES, MOST);
  private readonly pending = new Set<Promise<void>>();
  private readonly transport;

  /**
   * Without settings, no mail is sent. `limitMs`: time limit of one delivery; by default 30 s. `readCompany`: the
   * company in mails; by default that of `company.json`.
   */
  constructor(
    private readonly settings: MailSettings | undefined,
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
    private readonly limitMs = LIMIT_MS,
    private readonly readCompany: () => Promise<Company> = async () => company,
  ) {
    this.transport = settings && openTransport(settings);
  }

  /** The address that links in mails begin with. Throws 409 `no_mail` when the product sends none. */
  get site(): string {
    if (!this.settings)
      throw conflict(
        'no_mail',
        'This site sends no mail. Ask an owner of the console for a link: they make one under Account → Settings.',
      );
    return this.settings.site;
  }

  /** Whether mails are sent. */
  get isOn(): boolean {
    return this.settings !== undefined;
  }

  /**
   * Writes and sends a mail later, unless `write` answers none. A failure is a line of the log, without the person.
   * Throws 503 with `Retry-After` when too many wait.
   */
  post(write: () => Promise<Mail | undefined>): void {
    if (this.queue.load.waiting >= MOST)
      throw new ApiError(
        503,
        'busy',
        'Too many mails are on their way at the moment. Please try again in a minute.',
        {},
        { 'Retry-After': '60' },
      );
    const sent = this.queue
      .run(() => this.send(write))
      .catch((error: unknown) => this.log.error(factsOf(error), 'a mail could not be sent'));
    this.pending.add(sent);
    void sent.then(() => this.pending.delete(sent));
  }

  private async send(write: () => Promise<Mail | undefined>): Promise<void> {
    const mail = await write();
    if (!mail || !this.transport || !this.settings) return;
    const { from } = this.settings;
    const named = await this.readCompany();
    await within(
      this.limitMs,
      this.transport.sendMail({
        subject: nameCompany(mail.subject, named),
        text: nameCompany(mail.text, named),
        from,
        to: { name: '', address: mail.to },
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
    );
  }

  /** Sends a mail and answers the outcome; never throws. Call it for a few at a time: it has no queue. */
  async deliver({ returnKey, envelopeKey, to, subject, text, files, beforeEnd }: Delivery): Promise<Delivered> {
    if (!this.settings) return { outcome: 'again', answer: 'This site sends no mail.' };
    const { from, site, bounceAddress } = this.settings;
    let isWhole = false;
    const end = () =>
      new Transform({
        transform: (chunk, _encoding, done) => done(null, chunk),
        flush: (done) => {
          beforeEnd().then(
            () => {
              isWhole = true;
              done();
            },
            (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
          );
        },
      });
    const transport = openTransport(this.settings);
    transport.use('stream', (mail, done) => {
      mail.message?.transform(end);
      done();
    });
    try {
      const sent = await within(
        this.limitMs,
        transport.sendMail({
          from,
          subject,
          text,
          to: { name: '', address: to },
          messageId: `<${returnKey}@${new URL(site).hostname}>`,
          ...(bounceAddress !== undefined && {
            envelope: { from: returnPath(bounceAddress, returnKey), to },
          }),
          // A report brings the head of the mail back, which is enough to know it (RFC 3461).
          dsn: { id: envelopeKey, return: 'headers', notify: ['failure', 'delay'], recipient: to },
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: [...files],
        }),
      );
      return { outcome: 'sent', answer: answerOf(sent.response) };
    } catch (error) {
      return fateOf(error, isWhole);
    } finally {
      transport.close();
    }
  }

  /** Waits until everything that was posted is sent or given up, 5 s at most: a server that ends waits for no other. */
  async close(): Promise<void> {
    await within(CLOSE_MS, Promise.all(this.pending)).catch(() => undefined);
    this.transport?.close();
  }
}
