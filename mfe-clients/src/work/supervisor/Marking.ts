import { lastDayOfMonth, today } from 'shared/domain/dates/dates';
import { type DayValue, sameDay } from 'shared/domain/work/attendance/day';
import { knownOff } from 'shared/domain/work/attendance/knownOff';
import type { MarkInput } from 'shared/domain/work/attendance/mark';
import type { SheetPerson } from 'shared/domain/work/attendance/sheet';
import { isPlacedOn, valueOn } from 'shared/domain/work/attendance/sheetDay';
import type { SupervisorAnswer, SupervisorSheet } from 'shared/domain/work/attendance/supervisorSheet';
import { callOffice, Refused } from 'shared/light/callOffice';
import { type Kept, randomId } from './Kept';

/** The page's state: first request running, first request failed, loaded, sending marks, or link expired. */
export type Stage = 'opening' | 'unknown' | 'known' | 'sending' | 'ended';

/** The maximum number of marks in one request. */
const AT_ONCE = 250;

const pad = (day: number) => String(day).padStart(2, '0');

/** The attendance behind a link on this phone: its data, the marks, and the requests to the server. */
export class Marking {
  /** The selected day, from 1. */
  day = 1;
  stage: Stage;
  /** Why the server refused the marks, which stay here; empty if it didn't. */
  problem = '';
  /** The last marks of "everybody present". */
  #together: MarkInput[] = [];
  #newest = 1;
  #running = false;
  /** Whether to start again after the current run, because the network returned meanwhile. */
  #isDue = false;
  /** Whether all people have been fetched. */
  #wantsWhole = true;

  constructor(
    private readonly api: string,
    private readonly token: string,
    readonly kept: Kept,
    private readonly onChange: () => void,
  ) {
    this.stage = this.sheet ? 'known' : 'opening';
    this.turnDay();
  }

  /** Moves to the newest day if the previously newest day is selected. */
  turnDay(): void {
    const newest = Math.max(1, this.lastDay);
    if (this.day === this.#newest) this.day = newest;
    this.#newest = newest;
  }

  get sheet(): SupervisorSheet | undefined {
    return this.kept.sheet;
  }

  /** The last day of the month that can be marked, never in the future. 0 before the month starts. */
  get lastDay(): number {
    const { sheet } = this;
    if (!sheet) return 0;
    const now = today(new Date(Date.now() + this.kept.ahead));
    const last = lastDayOfMonth(sheet.month);
    if (now < sheet.month) return 0;
    return Number((now < last ? now : last).slice(8));
  }

  dateOf(day: number): string {
    return `${this.sheet?.month ?? ''}-${pad(day)}`;
  }

  /** The people placed there on the selected day. */
  get people(): SheetPerson[] {
    return this.lastDay === 0 ? [] : (this.sheet?.people.filter((person) => isPlacedOn(person, this.day)) ?? []);
  }

  /** A person's mark on the selected day: the local one, otherwise the server's. */
  valueOf(person: SheetPerson): DayValue {
    return this.kept.mark({ employeeId: person.id, day: this.dateOf(this.day) }) ?? valueOn(person, this.day);
  }

  /** Marks a person on the selected day. */
  mark(person: SheetPerson, value: DayValue): void {
    this.#keep(person, value);
    this.#together = [];
    this.onChange();
  }

  /** Stores a mark for the selected day; skips unchanged ones. */
  #keep(person: SheetPerson, { code, overtimeMinutes }: DayValue): MarkInput | undefined {
    if (sameDay(this.valueOf(person), { code, overtimeMinutes })) return undefined;
    const mark = {
      id: randomId(),
      employeeId: person.id,
      day: this.dateOf(this.day),
      code,
      overtimeMinutes,
      at: new Date(Date.now() + this.kept.ahead).toISOString(),
      seen: this.sheet?.version ?? 0,
    };
    this.kept.keep(mark);
    return mark;
  }

  /** Marks everyone without a mark as present, or as off on a weekly off or holiday. */
  markEverybody(): void {
    // Data stored by an older version lacks holidays.
    const { month = '', holidays = {}, weeklyOffs = [] } = this.sheet ?? {};
    const off = { month, holidays, weeklyOffs };
    const marks = this.people
      .filter((person) => this.valueOf(person).code === '')
      .map((person) => this.#keep(person, { code: knownOff(person, this.day, off) || 'P', overtimeMinutes: 0 }));
    this.#together = marks.filter((mark) => mark !== undefined);
    this.onChange();
  }

  /** Whether the last action was "everybody present" on the selected day. */
  get canUndo(): boolean {
    return this.#together.some(({ day }) => day === this.dateOf(this.day));
  }

  /** Undoes "everybody present". */
  undo(): void {
    const ids = this.#together.map(({ employeeId }) => employeeId);
    for (const person of this.people.filter(({ id }) => ids.includes(id)))
      this.#keep(person, { code: '', overtimeMinutes: 0 });
    this.#together = [];
    this.onChange();
  }

  /**
   * Sends the marks and merges the server's data: `whole` fetches everybody placed there now, otherwise only changes.
   * Without a network, everything stays.
   */
  async send(whole = false): Promise<void> {
    this.#wantsWhole ||= whole;
    this.#isDue = true;
    if (this.#running) return;
    this.#running = true;
    while (this.#isDue) {
      this.#isDue = false;
      await this.#sendAll();
    }
    this.#running = false;
  }

  async #sendAll(): Promise<void> {
    try {
      const { marks } = this.kept;
      for (let sent = 0; sent < marks.length; sent += AT_ONCE) await this.#sendSome(marks.slice(sent, sent + AT_ONCE));
      if (marks.length === 0 || this.#wantsWhole) await this.#look();
      this.problem = '';
    } catch (error) {
      if (!(error instanceof Refused)) this.problem = '';
      else if (error.status === 410) this.#end();
      // The month is closed: the page shows which state it has.
      else if (error.status === 409) await this.#look().catch(() => undefined);
      else this.problem = error.message;
    } finally {
      if (this.stage !== 'ended') this.stage = this.sheet ? 'known' : 'unknown';
      this.onChange();
    }
  }

  async #look(): Promise<void> {
    const since = this.#wantsWhole ? undefined : this.sheet?.version;
    this.#take(await this.#call<SupervisorSheet>('sheet', { since }), since !== undefined);
    this.#wantsWhole = false;
    this.stage = 'known';
  }

  async #sendSome(marks: readonly MarkInput[]): Promise<void> {
    this.stage = 'sending';
    this.onChange();
    const sentAt = new Date(Date.now() + this.kept.ahead).toISOString();
    const { phone } = this.kept;
    const since = this.sheet?.version ?? 0;
    // Refusals arrive in the page's language.
    const language = document.documentElement.lang.startsWith('hi') ? 'hi' : 'en';
    this.#settle(marks, await this.#call<SupervisorAnswer>('marks', { phone, language, sentAt, marks, since }));
  }

  #call<T>(path: 'sheet' | 'marks', body: object): Promise<T> {
    return callOffice<T>(this.api, `attendance-links/${path}`, { token: this.token, ...body });
  }

  /** The link no longer works: only unsent marks stay on the phone, without names. */
  #end(): void {
    this.stage = 'ended';
    if (this.kept.waiting === 0) this.kept.clear();
  }

  /** Merges the server's data; a partial response keeps other people. */
  #take(sheet: SupervisorSheet, isPart: boolean): void {
    this.kept.ahead = Date.parse(sheet.now) - Date.now();
    const changed = new Map(sheet.people.map((person) => [person.id, person]));
    const known = isPart ? (this.sheet?.people ?? []) : [];
    const others = known.map((person) => changed.get(person.id) ?? person);
    const added = sheet.people.filter(({ id }) => !known.some((person) => person.id === id));
    this.kept.keepSheet({ ...sheet, people: [...others, ...added] });
    if (this.stage === 'opening' || this.stage === 'unknown') this.turnDay();
  }

  /** Removes acknowledged marks, but keeps the reasons of refusals. */
  #settle(marks: readonly MarkInput[], { results, sheet }: SupervisorAnswer): void {
    this.#take(sheet, true);
    const byId = new Map(results.map((result) => [result.id, result]));
    for (const mark of marks) {
      const answered = byId.get(mark.id);
      if (answered?.result === 'refused')
        this.kept.refused = [...this.kept.refused, { mark, message: answered.message ?? '' }];
      if (answered) this.kept.forget(mark);
    }
  }
}
