import type { WorkerPage } from 'shared/domain/pay/workerLinks/workerPage';
import type { PersonMonth } from 'shared/domain/work/attendance/personMonth';
import type { Language } from 'shared/light/language';

const own = 'payslips';

/** A question not yet sent. */
export interface Unsent {
  /** Stays the same across retries. */
  id: string;
  question: string;
}

/** A number of random bytes, as hexadecimal digits. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Stores an employee's link on the phone: the secret that opens the page, and the opened months, for offline use. */
export class KeptPayslips {
  readonly #of: string;
  /** Distinguishes this link from others on the same phone; empty without a link. */
  readonly link: string;

  /** `token` is the link's fragment; without it, the link opened last is used. */
  constructor(
    token: string,
    private readonly storage: Storage,
  ) {
    this.link = token || (storage.getItem(`${own}.last`) ?? '');
    this.#of = `${own}.${this.link}`;
  }

  #read<T>(name: string): T | undefined {
    const text = this.storage.getItem(`${this.#of}.${name}`);
    return text === null ? undefined : (JSON.parse(text) as T);
  }

  /** Stores a value; one that does not fit is fetched again later. */
  #write(name: string, value: unknown): void {
    try {
      this.storage.setItem(`${this.#of}.${name}`, JSON.stringify(value));
    } catch {
      this.storage.removeItem(`${this.#of}.${name}`);
    }
  }

  /** The phone's own secret, created before it opens the link, so that it can retry if the response is lost. */
  get key(): string {
    const known = this.#read<string>('key');
    if (known !== undefined) return known;
    const made = randomHex(32);
    this.storage.setItem(`${this.#of}.key`, JSON.stringify(made));
    return made;
  }

  /** Whether the phone has already tried to open the link, and may have succeeded. */
  get hasKey(): boolean {
    return this.#read('key') !== undefined;
  }

  /** The page as last received. */
  get page(): WorkerPage | undefined {
    return this.#read('page');
  }

  set page(page: WorkerPage | undefined) {
    this.#write('page', page);
    this.storage.setItem(`${own}.last`, this.link);
  }

  /** The days of a month as last received. */
  days(month: string): PersonMonth | undefined {
    return this.#read(`days.${month}`);
  }

  keepDays(month: string, days: PersonMonth): void {
    this.#write(`days.${month}`, days);
  }

  get unsent(): Unsent | undefined {
    return this.#read<Unsent | null>('unsent') ?? undefined;
  }

  set unsent(question: Unsent | undefined) {
    this.#write('unsent', question ?? null);
  }

  /** The language chosen on this phone. */
  get language(): Language | undefined {
    return (this.storage.getItem(`${own}.language`) as Language | null) ?? undefined;
  }

  set language(language: Language) {
    this.storage.setItem(`${own}.language`, language);
  }

  /** Deletes all data of this link. */
  clear(): void {
    const keys = Array.from({ length: this.storage.length }, (_, place) => this.storage.key(place) ?? '');
    for (const key of keys) if (key.startsWith(`${this.#of}.`)) this.storage.removeItem(key);
    if (this.storage.getItem(`${own}.last`) === this.link) this.storage.removeItem(`${own}.last`);
  }
}
