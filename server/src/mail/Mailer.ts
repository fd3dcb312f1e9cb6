import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import { ApiError, conflict } from '../core/errors';
import type { MailSettings } from '../settings';
import { BoundedQueue } from '../threads/BoundedQueue';

/** A mail of plain text to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** At once, and how many more may wait: a mail server answers within seconds. */
const PLACES = 2;
const MOST = 100;

/** How long each step of a delivery may take, and the whole of it, in milliseconds. */
const STEP_MS = 10_000;
const LIMIT_MS = 30_000;
const CLOSE_MS = 5_000;

/** A password that crosses a network goes over TLS only; one that stays on this machine may go without. */
function isTlsRequired(smtpUrl: string): boolean {
  const { username, hostname } = new URL(smtpUrl);
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Of a failure, what says nothing of a person: mail servers quote addresses in their answers. */
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

/** Sends mails behind the answers: who asks for one does not wait for the mail server, and can't tell by the time whether one is sent. */
export class Mailer {
  private readonly queue = new BoundedQueue(PLACES, MOST);
  private readonly pending = new Set<Promise<void>>();
  private readonly transport;

  /** Without settings, no mail is sent. `limitMs`: the longest that one delivery may take; by default 30 s. */
  constructor(
    private readonly settings: MailSettings | undefined,
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
    private readonly limitMs = LIMIT_MS,
  ) {
    this.transport =
      settings &&
      nodemailer.createTransport({
        url: settings.smtpUrl,
        requireTLS: isTlsRequired(settings.smtpUrl),
        connectionTimeout: STEP_MS,
        greetingTimeout: STEP_MS,
        socketTimeout: STEP_MS,
        dnsTimeout: STEP_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
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
    await within(
      this.limitMs,
      this.transport.sendMail({
        ...mail,
        from,
        to: { name: '', address: mail.to },
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
    );
  }

  /** Waits until everything that was posted is sent or given up, 5 s at most: a server that ends waits for no other. */
  async close(): Promise<void> {
    await within(CLOSE_MS, Promise.all(this.pending)).catch(() => undefined);
    this.transport?.close();
  }
}
