import { addMonths } from 'shared/domain/dates/dates';
import { payslipWords } from 'shared/domain/pay/payslips/payslipWords';
import type { WorkerPage } from 'shared/domain/pay/workerLinks/workerPage';
import { formatRupees } from 'shared/domain/text/money';
import { button, make } from 'shared/light/drawing';
import { type Language, languageNames, phoneLanguage, tags } from 'shared/light/language';
import { codeForm } from './codeForm';
import { daysOfMonth } from './daysOfMonth';
import type { OwnPage, PaperKind } from './OwnPage';
import { payslipTable } from './payslipTable';
import { questionPart } from './questionPart';
import { saveFile } from './saveFile';
import { type Words, words } from './words';

/** An employee's own page: renders the data into `root`, and again on every change. */
export class PayslipsView {
  #shown = '';
  #view = '';

  constructor(
    private readonly root: HTMLElement,
    private readonly own: OwnPage,
  ) {}

  get #language(): Language {
    return this.own.kept.language ?? phoneLanguage();
  }

  /** Updates the view; existing elements stay, with anything typed into them. */
  draw(): void {
    const { kept, stage, problem, isOffline, month, page } = this.own;
    const language = this.#language;
    const shown = JSON.stringify([language, stage, problem, isOffline, month, page, kept.days(month), kept.unsent]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    document.documentElement.lang = tags[language];
    const text = words[language];
    this.root.replaceChildren(
      ...(stage !== 'shown' || !page
        ? this.#without(text)
        : month === ''
          ? this.#home(page, text)
          : this.#month(page, text)),
    );
    const view = `${stage} ${month}`;
    // A new view moves the focus to its heading.
    if (this.#view !== '' && this.#view !== view) {
      scrollTo(0, 0);
      this.root.querySelector<HTMLElement>('h1')?.focus();
    }
    this.#view = view;
  }

  #changeLanguage = () => {
    this.own.kept.language = this.#language === 'hi' ? 'en' : 'hi';
    this.draw();
    this.root.querySelector<HTMLElement>('.language')?.focus();
  };

  #head(title: string, below = ''): HTMLElement {
    const other = this.#language === 'hi' ? 'en' : 'hi';
    const language = button(languageNames[other], this.#changeLanguage, { className: 'language' });
    language.lang = other;
    const heading = make('h1', { attributes: { tabindex: '-1' } }, title);
    return make('header', {}, make('div', {}, heading, make('p', {}, below)), language);
  }

  /** The page before it is loaded, and after the link has expired. */
  #without(text: Words): Node[] {
    const { own } = this;
    const { stage, problem } = own;
    const sentences = {
      none: text.noLink,
      locked: text.codeHint,
      opening: text.opening,
      unknown: text.firstNetwork,
      ended: text.ended,
      shown: '',
    };
    const said = problem === '' ? (own.isOffline ? text.firstNetwork : '') : text.problems[problem];
    const sentence = make('p', { className: 'sentence', attributes: { role: 'status' } }, sentences[stage]);
    return [
      this.#head(text.codeTitle),
      sentence,
      ...(stage === 'locked' ? [codeForm(text, said, (code) => void own.open(code))] : []),
      ...(stage === 'unknown' ? [button(text.again, () => void own.look(), { className: 'main' })] : []),
    ];
  }

  #day(date: string): string {
    const format = { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long', year: 'numeric' } as const;
    return new Intl.DateTimeFormat(tags[this.#language], format).format(new Date(date));
  }

  #monthName(month: string): string {
    const format = { timeZone: 'UTC', month: 'long', year: 'numeric' } as const;
    return new Intl.DateTimeFormat(tags[this.#language], format).format(new Date(`${month}-01T00:00:00Z`));
  }

  /** The state of the network and of the data; the element stays, empty, when there is nothing to say. */
  #status(page: WorkerPage, text: Words): HTMLElement {
    const { isOffline, problem } = this.own;
    const said = problem === '' ? (isOffline ? text.offline(this.#day(page.today)) : '') : text.problems[problem];
    return make('p', { className: 'status', attributes: { role: 'status' } }, said);
  }

  /** A month in the list: its amount, or only its days. */
  #entry(month: string, page: WorkerPage, text: Words): HTMLElement {
    const payslip = page.payslips.find((each) => each.month === month);
    const name = this.#monthName(month);
    const open = button('', () => this.#open(month), { className: 'entry' });
    open.append(make('b', {}, name), make('span', {}, payslip ? formatRupees(payslip.netPaise) : text.daysOnly));
    return make('li', {}, open);
  }

  #open(month: string): void {
    history.pushState({ month }, '');
    void this.own.show(month);
  }

  #home(page: WorkerPage, text: Words): Node[] {
    const paid = page.payslips.map(({ month }) => month);
    const [now, before] = [page.today, addMonths(page.today, -1)].map((day) => day.slice(0, 7));
    const months = [now, before].flatMap((month) => (month === undefined || paid.includes(month) ? [] : [month]));
    const named = payslipWords[this.#language];
    const fact = (label: string, value: string) => [make('dt', {}, label), make('dd', {}, value || text.missing)];
    return [
      this.#head(page.name, [page.designation, page.employer].filter(Boolean).join(' · ')),
      this.#status(page, text),
      make('h2', {}, text.payslips),
      ...(paid.length === 0 ? [make('p', { className: 'sentence' }, text.noPayslips)] : []),
      make(
        'ul',
        {},
        ...[...paid, ...months]
          .sort()
          .reverse()
          .map((month) => this.#entry(month, page, text)),
      ),
      make('h2', {}, text.numbers),
      make(
        'dl',
        {},
        ...fact(named.uan, page.uan),
        ...fact(named.esi, page.esicNumber),
        ...(page.code === '' ? [] : fact(named.code, page.code)),
      ),
      ...(page.letters.length === 0 ? [] : [make('h2', {}, text.documents), this.#letters(page, text)]),
      make('h2', { attributes: { id: 'ask' } }, text.askTitle),
      questionPart(this.own, page, text, (date) => this.#day(date)),
    ];
  }

  /** A document whose PDF is created when it is opened. */
  #paper(kind: PaperKind, { id, name, file }: { id: string; name: string; file: string }, text: Words): HTMLElement {
    const language = this.#language;
    const save = async () => {
      const paper = await this.own.paper(kind, id, language);
      if (paper) saveFile(paper, `${file}-${language}.pdf`);
    };
    const open = button(text.pdf, () => void save(), { label: `${name}, ${text.pdf}` });
    return make('li', { className: 'paper' }, make('span', {}, name), open);
  }

  #letters({ letters }: WorkerPage, text: Words): HTMLElement {
    const entries = letters.map(({ id, center, startsOn }) => {
      const name = text.letter(center, this.#day(startsOn));
      return this.#paper('letter', { id, name, file: `appointment-letter-${startsOn}` }, text);
    });
    return make('ul', {}, ...entries);
  }

  #month(page: WorkerPage, text: Words): Node[] {
    const { month, kept } = this.own;
    const payslip = page.payslips.find((each) => each.month === month);
    const paid = payslip ? text.paidOn(this.#day(payslip.paidOn ?? month)) : text.notPaid;
    return [
      this.#head(this.#monthName(month), paid),
      this.#status(page, text),
      make(
        'nav',
        {},
        button(text.back, () => history.back()),
      ),
      ...(payslip
        ? [
            make(
              'p',
              { className: 'amount' },
              make('small', {}, payslipWords[this.#language].net),
              make('b', {}, formatRupees(payslip.netPaise)),
            ),
            payslipTable(payslip, this.#language),
            make(
              'ul',
              {},
              this.#paper('payslip', { id: payslip.id, name: text.payslip, file: `payslip-${month}` }, text),
            ),
            make('p', { className: 'quiet' }, `${payslipWords[this.#language].paidDays}: ${payslip.days}`),
          ]
        : []),
      make('h2', {}, text.days),
      daysOfMonth(kept.days(month), month, this.#language),
    ];
  }
}
