import type { WorkerPage } from 'shared/domain/pay/workerLinks/workerPage';
import type { PersonMonth } from 'shared/domain/work/attendance/personMonth';
import { callOffice, Refused, sendToOffice } from 'shared/light/callOffice';
import type { Language } from 'shared/light/language';
import { type KeptPayslips, randomHex } from './KeptPayslips';

/** The page's state: no link, waiting for the code, loading, load failed, loaded, or link expired. */
export type Stage = 'none' | 'locked' | 'opening' | 'unknown' | 'shown' | 'ended';

/** The last failure: wrong code, too many requests, too many questions, or a server error. */
export type Problem = '' | 'wrong' | 'often' | 'enough' | 'failed';

/** The PDF documents: an appointment letter, a month's payslip. */
export type PaperKind = 'letter' | 'payslip';

const problems: Readonly<Record<number, Problem>> = { 403: 'wrong', 429: 'often', 409: 'enough' };

/** An employee's own page on this phone: its data, the open month, and the requests to the server. */
export class OwnPage {
  stage: Stage;
  problem: Problem = '';
  /** Whether the last request got no response. */
  isOffline = false;
  /** The open month; empty for the list of months. */
  month = '';
  /** The question being typed. */
  draft = '';

  constructor(
    private readonly api: string,
    readonly kept: KeptPayslips,
    private readonly onChange: () => void,
  ) {
    this.stage = this.page ? 'shown' : kept.link === '' ? 'none' : kept.hasKey ? 'opening' : 'locked';
  }

  get page(): WorkerPage | undefined {
    return this.kept.page;
  }

  /** Opens the link for the first time, with the code that the office gave. */
  async open(code: string): Promise<void> {
    const { key, link: token } = this.kept;
    this.stage = 'opening';
    this.onChange();
    await this.#try(async () => {
      this.kept.page = await this.#call<WorkerPage>('worker-page/open', { token, code, key });
    }, 'locked');
  }

  /** Reloads the page and sends an unsent question. */
  async look(): Promise<void> {
    if (!this.kept.hasKey || this.stage === 'ended') return;
    const isKnown = this.page !== undefined;
    await this.#try(
      async () => {
        this.kept.page = await this.#call<WorkerPage>('worker-page', {});
        await this.#send();
        if (this.month !== '') await this.#readDays(this.month);
      },
      isKnown ? 'shown' : 'unknown',
      !isKnown,
    );
  }

  /** Opens a month, or the list of months. */
  async show(month: string): Promise<void> {
    this.month = month;
    this.onChange();
    if (month !== '') await this.#try(() => this.#readDays(month), 'shown');
  }

  /** Sends a question; without a network it stays on the phone until it can be sent. */
  async ask(): Promise<void> {
    const question = this.draft.trim();
    if (question === '' || this.kept.unsent) return;
    this.kept.unsent = { id: randomHex(12), question };
    this.draft = '';
    this.onChange();
    await this.#try(() => this.#send(), 'shown');
  }

  /** A document as PDF; undefined if it can't be fetched now. */
  async paper(kind: PaperKind, id: string, language: Language): Promise<Blob | undefined> {
    let file: Blob | undefined;
    await this.#try(async () => {
      const answer = await sendToOffice(this.api, `worker-page/${kind}`, { key: this.kept.key, id, language });
      file = await answer.blob();
    }, 'shown');
    return file;
  }

  #call<T>(path: string, body: object): Promise<T> {
    return callOffice<T>(this.api, path, { key: this.kept.key, ...body });
  }

  async #readDays(month: string): Promise<void> {
    this.kept.keepDays(month, await this.#call<PersonMonth>('worker-page/days', { month }));
  }

  async #send(): Promise<void> {
    const { page, unsent } = this.kept;
    if (!page || !unsent) return;
    try {
      const { questions } = await this.#call<Pick<WorkerPage, 'questions'>>('worker-page/questions', unsent);
      this.kept.page = { ...page, questions };
    } catch (error) {
      // The question was refused: the person may edit it, or ask later.
      if (!(error instanceof Refused) || error.status === 410) throw error;
      this.draft ||= unsent.question;
      this.kept.unsent = undefined;
      throw error;
    }
    this.kept.unsent = undefined;
  }

  /**
   * Runs a request; afterwards the page is loaded, or in the stage `otherwise`. `mayBeLocked`: whether a link that
   * fails may still be waiting for its code.
   */
  async #try(act: () => Promise<void>, otherwise: Stage, mayBeLocked = false): Promise<void> {
    try {
      await act();
      this.stage = 'shown';
      this.problem = '';
      this.isOffline = false;
    } catch (error) {
      this.stage = otherwise;
      this.isOffline = !(error instanceof Refused);
      this.problem = error instanceof Refused ? (problems[error.status] ?? 'failed') : '';
      if (error instanceof Refused && error.status === 410) this.#end(mayBeLocked);
    }
    this.onChange();
  }

  /** The link no longer works: the person's data is deleted from the phone. */
  #end(mayBeLocked: boolean): void {
    this.problem = '';
    this.month = '';
    this.stage = mayBeLocked ? 'locked' : 'ended';
    if (!mayBeLocked) this.kept.clear();
  }
}
