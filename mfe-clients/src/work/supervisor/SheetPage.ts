import { type DayValue, dayCodes, sameDay } from 'shared/domain/work/attendance/day';
import type { MarkInput } from 'shared/domain/work/attendance/mark';
import type { SheetPerson } from 'shared/domain/work/attendance/sheet';
import { button, make, say } from 'shared/light/drawing';
import { type Language, phoneLanguage } from 'shared/light/language';
import type { RefusedMark } from './Kept';
import type { Marking } from './Marking';
import { personRow } from './personRow';
import { type Words, words } from './words';

/** Clock differences below this are not reported, in milliseconds. */
const SLACK_MS = 2 * 60_000;

/** The page of a supervisor's link: renders the data into `root`, and again on every change. */
export class SheetPage {
  #shown = '';
  #update: () => void = () => undefined;

  constructor(
    private readonly root: HTMLElement,
    private readonly marking: Marking,
    private readonly onMarked: () => void,
  ) {}

  get #language(): Language {
    return this.marking.kept.language ?? phoneLanguage();
  }

  /** Updates the existing elements to the current data. */
  draw(): void {
    const { day, lastDay, people, sheet, stage } = this.marking;
    const isKnown = stage !== 'ended' && sheet !== undefined;
    const shown = JSON.stringify([this.#language, isKnown, day, lastDay, people.map(({ id, name }) => [id, name])]);
    if (shown !== this.#shown) {
      this.#shown = shown;
      document.documentElement.lang = words[this.#language].tag;
      this.root.replaceChildren(
        ...(isKnown ? this.#month(words[this.#language]) : this.#without(words[this.#language])),
      );
    }
    this.#update();
  }

  #changeLanguage = () => {
    this.marking.kept.language = this.#language === 'hi' ? 'en' : 'hi';
    this.draw();
    this.root.querySelector<HTMLElement>('.language')?.focus();
  };

  #head(title: string, text: Words, below = '') {
    const other = this.#language === 'hi' ? 'en' : 'hi';
    const language = button(text.other, this.#changeLanguage, { className: 'language' });
    language.lang = other;
    return make('header', {}, make('div', {}, make('h1', {}, title), make('p', {}, below)), language);
  }

  /** The page while loading, and after the link has expired. */
  #without(text: Words): Node[] {
    const { marking } = this;
    const sentence = make('p', { className: 'sentence', attributes: { role: 'status' } });
    const unsent = make('div');
    this.#update = () => {
      say(sentence, marking.stage === 'opening' ? '…' : marking.stage === 'ended' ? text.ended : text.first);
      unsent.replaceChildren(this.#unsent(text));
    };
    const again = button(text.reload, this.onMarked, { className: 'main' });
    return [this.#head(marking.sheet?.center ?? '', text), sentence, again, unsent];
  }

  #nameOf(date: string, text: Words): string {
    const names = new Intl.DateTimeFormat(text.tag, {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'long',
    });
    return names.format(new Date(`${date}T00:00:00Z`));
  }

  #valueText({ code, overtimeMinutes }: DayValue, text: Words): string {
    const named = code === '' ? text.clear : text.days[code];
    return overtimeMinutes === 0 ? named : `${named}, ${text.overtime} ${text.hours(overtimeMinutes)}`;
  }

  /** Another person's mark, made without having seen the current one. */
  #disputed(person: SheetPerson, text: Words): string {
    const { marking } = this;
    const now = marking.valueOf(person);
    const other = person.disputed[marking.day]?.find((each) => !sameDay(each, now));
    return other ? text.disputed(`${this.#valueText(other, text)} (${other.by})`) : '';
  }

  #go(day: number): void {
    this.marking.day = day;
    this.draw();
  }

  #dayPicker(text: Words): HTMLElement {
    const { marking } = this;
    const { day, lastDay } = marking;
    const select = make(
      'select',
      { attributes: { 'aria-label': text.day } },
      ...Array.from({ length: lastDay }, (_, place) =>
        make('option', { attributes: { value: String(place + 1) } }, this.#nameOf(marking.dateOf(place + 1), text)),
      ),
    );
    select.value = String(day);
    select.addEventListener('change', () => this.#go(Number(select.value)));
    const before = button('‹', () => this.#go(day - 1), { label: text.before });
    const after = button('›', () => this.#go(day + 1), { label: text.after });
    before.disabled = day <= 1;
    after.disabled = day >= lastDay;
    return make('nav', {}, before, select, after);
  }

  #month(text: Words): Node[] {
    const { marking, onMarked } = this;
    const { sheet, people } = marking;
    const month = new Intl.DateTimeFormat(text.tag, { timeZone: 'UTC', month: 'long', year: 'numeric' });
    const below = month.format(new Date(`${sheet?.month ?? ''}-01T00:00:00Z`));
    const rows = people.map((person) => ({
      id: person.id,
      row: personRow(person, text, (value) => {
        marking.mark(this.#personOf(person), value);
        onMarked();
      }),
    }));
    const status = make('p', { className: 'status', attributes: { role: 'status' } });
    const notes = make('div', { className: 'notes' });
    const count = make('span', {});
    const everybody = button(
      text.everybody,
      () => {
        marking.markEverybody();
        onMarked();
      },
      { className: 'main' },
    );
    const undo = button(text.undo, () => {
      marking.undo();
      onMarked();
    });
    const legend = make(
      'p',
      { className: 'legend' },
      dayCodes
        .filter((code) => 'PHA'.includes(code))
        .map((code) => `${code} ${text.days[code]}`)
        .join(' · '),
    );
    this.#update = () => {
      const state = marking.sheet?.state ?? 'Open';
      const isOpen = state === 'Open';
      const now = new Map(marking.people.map((person) => [person.id, person]));
      const marked = [...now.values()].filter((person) => marking.valueOf(person).code !== '').length;
      say(status, this.#status(text));
      status.dataset.waits = String(!isOpen || marking.kept.waiting > 0);
      this.#drawNotes(notes, text);
      say(
        count,
        people.length === 0 ? (marking.lastDay === 0 ? text.early : text.nobody) : text.marked(marked, people.length),
      );
      everybody.disabled = !isOpen || marked === people.length;
      undo.hidden = !marking.canUndo;
      for (const { id, row } of rows) {
        const person = now.get(id);
        if (person) row.update(marking.valueOf(person), isOpen, this.#disputed(person, text));
      }
    };
    return [
      this.#head(sheet?.center ?? '', text, below),
      status,
      notes,
      this.#dayPicker(text),
      legend,
      make('ul', { className: 'people' }, ...rows.map(({ row }) => row.element)),
      make('footer', {}, count, undo, everybody),
    ];
  }

  /** The person's latest data: the server may have sent more since the row was rendered. */
  #personOf(person: SheetPerson): SheetPerson {
    return this.marking.people.find(({ id }) => id === person.id) ?? person;
  }

  /** Where the marks are stored, in a sentence. */
  #status(text: Words): string {
    const { kept, sheet, stage } = this.marking;
    const state = sheet?.state ?? 'Open';
    if (state !== 'Open') return text.state[state];
    if (!kept.isSafe) return text.full;
    if (stage === 'sending') return text.sending;
    return kept.waiting > 0 ? text.waiting(kept.waiting) : text.sent;
  }

  /** Further notices; a text already shown is not announced again. */
  #drawNotes(notes: HTMLElement, text: Words): void {
    const { kept, problem, sheet } = this.marking;
    const state = sheet?.state ?? 'Open';
    const off = Math.abs(kept.ahead);
    const { refused } = kept;
    const lines = [
      ...(off < SLACK_MS ? [] : [text.clock(Math.round(off / 60_000))]),
      ...(problem === '' ? [] : [problem]),
      ...refused.map((each) => this.#refusal(each, text)),
    ];
    const shown = JSON.stringify([lines, state, kept.waiting]);
    if (notes.dataset.shown === shown) return;
    notes.dataset.shown = shown;
    const read = button(text.understood, () => {
      kept.refused = [];
      this.draw();
    });
    notes.replaceChildren(...lines.map((line) => make('p', {}, line)), ...(refused.length > 0 ? [read] : []));
    if (state !== 'Open' && kept.waiting > 0) notes.append(this.#unsent(text));
  }

  #refusal({ mark, message }: RefusedMark, text: Words): string {
    return `${text.refused} ${this.#markText(mark, text)}. ${message}`;
  }

  #markText(mark: MarkInput, text: Words): string {
    const name = this.marking.sheet?.people.find(({ id }) => id === mark.employeeId)?.name ?? '';
    return `${this.#nameOf(mark.day, text)}, ${name}: ${this.#valueText(mark, text)}`;
  }

  /** Marks that the server no longer accepts. */
  #unsent(text: Words): HTMLElement {
    const marks = this.marking.kept.marks.sort((a, b) => (a.day < b.day ? -1 : 1));
    const lines = marks.map((mark) => make('li', {}, this.#markText(mark, text)));
    return make(
      'div',
      { className: 'unsent' },
      ...(lines.length > 0 ? [make('p', {}, text.unsent), make('ul', {}, ...lines)] : []),
    );
  }
}
