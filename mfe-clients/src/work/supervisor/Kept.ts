import type { MarkInput } from 'shared/domain/work/attendance/mark';
import type { SupervisorSheet } from 'shared/domain/work/attendance/supervisorSheet';
import type { Language } from 'shared/light/language';

const own = 'attendance';
const LANGUAGE = `${own}.language`;
const PHONE = `${own}.phone`;

/** A mark the office refused, with the reason. */
export interface RefusedMark {
  mark: MarkInput;
  message: string;
}

/** A random id for a mark or this phone. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('');

/**
 * A link's data on this phone: the month as last received, and the unsent marks, keyed by person and day so that two
 * tabs don't undo each other. Data that can't be stored lives as long as the page.
 */
export class Kept {
  readonly #of: string;
  readonly #unstored = new Map<string, string>();

  #sheet: { text: string; parsed: SupervisorSheet } | undefined;

  /** `storage` is undefined where the browser denies access. */
  constructor(
    token: string,
    private readonly storage: Storage | undefined,
  ) {
    this.#of = `${own}.${token}`;
  }

  /** Whether all data could be stored on this phone. */
  get isSafe(): boolean {
    return this.#unstored.size === 0;
  }

  #read(key: string): string | null {
    return this.#unstored.get(key) ?? this.storage?.getItem(key) ?? null;
  }

  #write(key: string, value: string): void {
    this.#unstored.set(key, value);
    try {
      if (!this.storage) return;
      this.storage.setItem(key, value);
      this.#unstored.delete(key);
    } catch {
      // Storage is full: the rest stays in `#unstored`.
    }
  }

  #remove(key: string): void {
    this.#unstored.delete(key);
    this.storage?.removeItem(key);
  }

  /** The month as last received; undefined before the first response. */
  get sheet(): SupervisorSheet | undefined {
    const text = this.#read(`${this.#of}.sheet`);
    if (text !== null && this.#sheet?.text !== text)
      this.#sheet = { text, parsed: JSON.parse(text) as SupervisorSheet };
    return this.#sheet?.parsed;
  }

  /** Deletes the stored month. */
  clear(): void {
    this.#remove(`${this.#of}.sheet`);
    this.#remove(`${this.#of}.refused`);
    this.#sheet = undefined;
  }

  keepSheet(sheet: SupervisorSheet): void {
    this.#write(`${this.#of}.sheet`, JSON.stringify(sheet));
  }

  get #keysOfMarks(): string[] {
    const stored = Array.from({ length: this.storage?.length ?? 0 }, (_, place) => this.storage?.key(place) ?? '');
    return [...new Set([...stored, ...this.#unstored.keys()])].filter((key) => key.startsWith(`${this.#of}.mark.`));
  }

  /** The number of unsent marks. */
  get waiting(): number {
    return this.#keysOfMarks.length;
  }

  /** The unsent marks. */
  get marks(): MarkInput[] {
    return this.#keysOfMarks
      .map((key) => JSON.parse(this.#read(key) ?? 'null') as MarkInput | null)
      .filter((mark) => mark !== null);
  }

  #keyOf = ({ employeeId, day }: Pick<MarkInput, 'employeeId' | 'day'>) => `${this.#of}.mark.${employeeId}.${day}`;

  /** The unsent mark of a person's day. */
  mark(of: Pick<MarkInput, 'employeeId' | 'day'>): MarkInput | undefined {
    const text = this.#read(this.#keyOf(of));
    return text === null ? undefined : (JSON.parse(text) as MarkInput);
  }

  keep(mark: MarkInput): void {
    this.#write(this.#keyOf(mark), JSON.stringify(mark));
  }

  /** Removes an acknowledged mark, unless the day was marked again meanwhile. */
  forget(mark: MarkInput): void {
    if (this.mark(mark)?.id === mark.id) this.#remove(this.#keyOf(mark));
  }

  /** Refused marks, until somebody has read why. */
  get refused(): readonly RefusedMark[] {
    return JSON.parse(this.#read(`${this.#of}.refused`) ?? '[]') as RefusedMark[];
  }

  set refused(refused: readonly RefusedMark[]) {
    this.#write(`${this.#of}.refused`, JSON.stringify(refused));
  }

  /** How far the server's clock is ahead of this phone's, in milliseconds. */
  get ahead(): number {
    return Number(this.#read(`${own}.ahead`) ?? 0);
  }

  set ahead(value: number) {
    this.#write(`${own}.ahead`, String(value));
  }

  /** Distinguishes this phone from others with the same link. */
  get phone(): string {
    const known = this.#read(PHONE) ?? randomId();
    this.#write(PHONE, known);
    return known;
  }

  /** The language chosen on this phone; undefined if none. */
  get language(): Language | undefined {
    return (this.#read(LANGUAGE) as Language | null) ?? undefined;
  }

  set language(value: Language) {
    this.#write(LANGUAGE, value);
  }
}
