import type { WorkerPage } from 'shared/domain/pay/workerLinks/workerPage';
import type { PersonMonth } from 'shared/domain/work/attendance/personMonth';
import { callOffice, Refused, sendToOffice } from 'shared/light/callOffice';
import type { Language } from 'shared/light/language';
import { type KeptPayslips, randomHex } from './KeptPayslips';

/**
 * The page's state: there is no link, the code is asked for, the office is asked, it did not answer, the page is
 * loaded, or the link no longer works.
 */
export type Stage = 'none' | 'locked' | 'opening' | 'unknown' | 'shown' | 'ended';

/** The last failure: the code, too many calls, too many questions, or something at the office. */
export type Problem = '' | 'wrong' | 'often' | 'enough' | 'failed';

/** The papers that are made as PDFs: an appointment letter, a month's payslip. */
export type PaperKind = 'letter' | 'payslip';

const problems: Readonly<Record<number, Problem>> = { 403: 'wrong', 429: 'often', 409: 'enough' };

/** An employee's own page on this phone: its data, the open month, and the calls to the office. */
export class OwnPage {
  stage: Stage;
  problem: Problem = '';
  /** Whether the office did not answer last. */
  isOffline = false;
  /** The month that is open; empty for the list of months. */
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

  /** Opens the link for the first time, by the code that the office told. */
  async open(code: string): Promise<void> {
    const { key, link: token } = this.kept;
    this.stage = 'opening';
    this.onChange();
    await this.#try(async () => {
      this.kept.page = await this.#call<WorkerPage>('worker-page/open', { token, code, key });
    }, 'locked');
  }

  /** Loads the page again and sends an unsent question. */
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

  /** Asks the office; without a network the question stays on the phone until there is one. */
  async ask(): Promise<void> {
    const question = this.draft.trim();
    if (question === '' || this.kept.unsent) return;
    this.kept.unsent = { id: randomHex(12), question };
    this.draft = '';
    this.onChange();
    await this.#try(() => this.#send(), 'shown');
  }

  /** A paper as a PDF; undefined where it can't be had now. */
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
      // The question was refused: the person may change it, or ask later.
      if (!(error instanceof Refused) || error.status === 410) throw error;
      this.draft ||= unsent.question;
      this.kept.unsent = undefined;
      throw error;
    }
    this.kept.unsent = undefined;
  }

  /** Does something with the office: afterwards the page is known, or in the stage `otherwise`. `mayBeLocked`: whether a link that opens nothing may still wait for its code. */
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

  /** The link opens nothing: nothing about the person stays on the phone. */
  #end(mayBeLocked: boolean): void {
    this.problem = '';
    this.month = '';
    this.stage = mayBeLocked ? 'locked' : 'ended';
    if (!mayBeLocked) this.kept.clear();
  }
}
