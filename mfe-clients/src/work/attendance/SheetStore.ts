import type { DaysOff } from 'shared/domain/work/attendance/knownOff';
import { type BatchAnswer, type DayValue, type MarkInput, sameDay } from 'shared/domain/work/attendance/mark';
import { isPlacedOn, type Sheet, type SheetPerson, valueOn } from 'shared/domain/work/attendance/sheet';
import { ApiError, api, createEmitter, errorText, notify, session } from 'shared/platform';
import { type DayChange, newMarks } from './newMarks';
import { SheetSums } from './SheetSums';
import { withMarks } from './withMarks';

/** The maximum number of marks in one request; more are sent in sequence. */
const MOST = 2_000;
/** The debounce for sending marks, in milliseconds. */
const GATHERED = 150;
/** The delay before a failed request is retried, in milliseconds: doubles each time up to the longest. */
const PAUSE = 1_000;
const LONGEST = 30_000;
/** The undo limit, in steps. */
const STEPS = 200;

/** Whether a retry of the same request can succeed. */
const mayPass = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || [401, 408, 429].includes(error.status));

const keyOf = ({ employeeId, day }: { employeeId: string; day: string }) => `${employeeId}/${day}`;

/** A center's month for a screen. */
export interface Shown {
  state: 'loading' | 'ready' | 'failed';
  error: unknown;
  sheet: Omit<Sheet, 'people'>;
  people: readonly SheetPerson[];
  sums: SheetSums;
  /** Unsent marks. */
  waiting: number;
  /** Whether sending failed and will be retried. */
  isOffline: boolean;
  /** Why the server refused the marks; they are not retried automatically. */
  refused: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
}

/**
 * A center's month on the screen. Marks show at once and are sent in the background, with retries until they arrive,
 * even after the month is left, unless another account has signed in meanwhile. Other people's marks never replace an
 * unsent one.
 */
export class SheetStore {
  private readonly changed = createEmitter();
  readonly subscribe = this.changed.subscribe;
  private shown: Shown = {
    state: 'loading',
    error: undefined,
    people: [],
    sums: new SheetSums({ month: '', holidays: {}, weeklyOffs: [] }),
    sheet: { version: 0, state: 'Open', steps: [], holidays: {}, weeklyOffs: [] },
    waiting: 0,
    isOffline: false,
    refused: undefined,
    canUndo: false,
    canRedo: false,
  };
  private readonly known = new Map<string, SheetPerson>();
  private readonly places = new Map<string, number>();
  private queue = new Map<string, MarkInput>();
  private sending = new Map<string, MarkInput>();
  private undone: DayChange[][] = [];
  private done: DayChange[][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = PAUSE;
  private reading: Promise<void> | undefined;
  /** The account that marks; marks are never sent under another one. */
  private readonly marker = session.account()?.id;

  constructor(
    private readonly centerId: string,
    private readonly month: string,
  ) {}

  readonly snapshot = (): Shown => this.shown;

  private get path(): string {
    return `attendance/${encodeURIComponent(this.centerId)}/${this.month}`;
  }

  private show(part: Partial<Shown>): void {
    const [canUndo, canRedo] = [this.done.length > 0, this.undone.length > 0];
    this.shown = { ...this.shown, waiting: this.queue.size + this.sending.size, canUndo, canRedo, ...part };
    this.changed.emit();
  }

  /** Fetches the changes since the last fetch; the first time, everything. */
  read(): Promise<void> {
    this.reading ??= this.readNow().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readNow(): Promise<void> {
    const isFirst = this.shown.state !== 'ready';
    if (isFirst) this.show({ state: 'loading' });
    try {
      const { people, ...sheet } = await api.get<Sheet>(this.path, {
        query: isFirst ? {} : { since: this.shown.sheet.version },
      });
      this.take(people, { ...sheet });
    } catch (error) {
      if (isFirst) this.show({ state: 'failed', error });
    }
  }

  private take(people: readonly SheetPerson[], sheet: Shown['sheet']): void {
    for (const person of people) this.known.set(person.id, person);
    const { holidays, weeklyOffs } = sheet;
    const off: DaysOff = { month: this.month, holidays, weeklyOffs };
    if (JSON.stringify(off) === JSON.stringify(this.shown.sums.off))
      return this.draw(new Set(people.map(({ id }) => id)), { state: 'ready', sheet });
    // Other days off: everybody is counted again.
    this.shown = { ...this.shown, people: [], sums: new SheetSums(off) };
    this.draw(new Set(this.known.keys()), { state: 'ready', sheet });
  }

  /** Rebuilds these people's rows. */
  private draw(ids: ReadonlySet<string>, part: Partial<Shown> = {}): void {
    const [people, { sums }] = [[...this.shown.people], this.shown];
    const own = new Map<string, Map<number, DayValue>>();
    for (const mark of [...this.sending.values(), ...this.queue.values()])
      if (ids.has(mark.employeeId)) {
        const days = own.get(mark.employeeId) ?? new Map<number, DayValue>();
        own.set(mark.employeeId, days.set(Number(mark.day.slice(8)), mark));
      }
    for (const id of ids) {
      const known = this.known.get(id);
      if (!known) continue;
      const place = this.places.get(id) ?? people.length;
      const before = people[place];
      if (before) sums.count(before, -1);
      const row = withMarks(known, own.get(id));
      sums.count(row, 1);
      people[place] = row;
      this.places.set(id, place);
    }
    this.show({ people, ...part });
  }

  private enqueue(changes: readonly DayChange[]): void {
    for (const mark of newMarks(this.month, changes, this.shown.sheet.version)) this.queue.set(keyOf(mark), mark);
    this.draw(new Set(changes.map(({ employeeId }) => employeeId)));
    this.sendLater(GATHERED);
  }

  private personOf(id: string): SheetPerson | undefined {
    return this.shown.people[this.places.get(id) ?? -1];
  }

  /** Marks days, skipping those on which the person has no placement; returns the number marked. */
  mark(changes: readonly DayChange[]): number {
    const before: DayChange[] = [];
    const after = changes.filter(({ employeeId, day, value }) => {
      const person = this.personOf(employeeId);
      if (!person) return false;
      const was = valueOn(person, day);
      if (!isPlacedOn(person, day) && (was.code === '' || value.code !== '')) return false;
      if (sameDay(was, value) && !person.disputed[day]) return false;
      before.push({ employeeId, day, value: was });
      return true;
    });
    if (after.length === 0) return 0;
    this.done = [...this.done.slice(1 - STEPS), before];
    this.undone = [];
    this.enqueue(after);
    return after.length;
  }

  private takeBack(from: DayChange[][], to: DayChange[][]): number {
    const step = from.pop();
    if (!step) return 0;
    to.push(step.map((change) => ({ ...change, value: this.valueOf(change) })));
    this.enqueue(step);
    return step.length;
  }

  private valueOf({ employeeId, day, value }: DayChange): DayValue {
    const person = this.personOf(employeeId);
    return person ? valueOn(person, day) : value;
  }

  /** Undoes the last step by new marks; returns the number of days. */
  undo(): number {
    return this.takeBack(this.done, this.undone);
  }

  redo(): number {
    return this.takeBack(this.undone, this.done);
  }

  /** Sends pending marks immediately. */
  retry(): void {
    this.pause = PAUSE;
    this.show({ refused: undefined });
    this.sendLater(0);
  }

  /** Discards unsent marks. */
  discard(): void {
    const ids = new Set([...this.queue.values()].map(({ employeeId }) => employeeId));
    this.queue = new Map();
    [this.done, this.undone] = [[], []];
    this.draw(ids, { refused: undefined, isOffline: false });
  }

  private sendLater(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), delay);
  }

  private async send(): Promise<void> {
    if (this.sending.size > 0 || this.queue.size === 0 || this.shown.refused !== undefined) return;
    const signedIn = session.account()?.id;
    if (signedIn !== undefined && signedIn !== this.marker) return this.discard();
    this.sending = new Map([...this.queue].slice(0, MOST));
    for (const key of this.sending.keys()) this.queue.delete(key);
    const marks = [...this.sending.values()];
    try {
      const { results } = await api.put<BatchAnswer>(this.path, { sentAt: new Date().toISOString(), marks });
      this.settle(marks, results);
    } catch (error) {
      // Marks made meanwhile are newer; the rest stays queued, and the server stores a mark once however often it is
      // sent.
      this.queue = new Map([...this.sending, ...this.queue]);
      this.sending = new Map();
      if (!mayPass(error)) return this.show({ refused: errorText(error) });
      this.show({ isOffline: true });
      this.sendLater(this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST);
      return;
    }
    await this.read();
    if (this.queue.size > 0) this.sendLater(0);
  }

  /** The server has stored these marks. */
  private settle(marks: readonly MarkInput[], results: BatchAnswer['results']): void {
    const said = new Map(results.map((each) => [each.id, each]));
    const refused = marks.filter(({ id }) => said.get(id)?.result === 'refused');
    for (const mark of marks) {
      const known = this.known.get(mark.employeeId);
      if (known && !refused.includes(mark))
        this.known.set(mark.employeeId, withMarks(known, new Map([[Number(mark.day.slice(8)), mark]])));
    }
    this.sending = new Map();
    this.pause = PAUSE;
    this.draw(new Set(marks.map(({ employeeId }) => employeeId)), { isOffline: false });
    const [first] = refused;
    if (!first) return;
    const why = said.get(first.id)?.message ?? '';
    notify.error(refused.length === 1 ? why : `${refused.length} days were not marked. ${why}`);
  }
}
