import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { Rolls } from './Rolls';

/** What goes wrong while requests are answered: the server ends, or the disk is full, at this many statements from then on. */
export interface Trouble {
  kind: 'kill' | 'full';
  at: number;
  /** Of a kill: whether the statement at which it comes was done. */
  isAfter: boolean;
}

/** How many turns of others a statement waits for. */
const TURNS = [0, 0, 0, 1, 2, 5, 30];

const isWriting = (sql: string) => /^(insert|update|delete|commit)\b/i.test(sql);

/** What each statement of the product goes through on its way to the database: it decides which goes on first, and which fail. */
export class Gate {
  /** Rolls the order while several requests run; undefined while one does. */
  order: Rolls | undefined;
  isDead = false;
  isFull = false;
  #trouble: Trouble | undefined;

  constructor(private readonly isPostgres: boolean) {}

  arm(trouble: Trouble | undefined): void {
    this.#trouble = trouble && { ...trouble };
  }

  /** Whether what was armed has arrived. */
  get hasStruck(): boolean {
    return this.isDead || this.isFull;
  }

  /** After the trouble: all works again. */
  open(): void {
    this.isDead = false;
    this.isFull = false;
    this.#trouble = undefined;
  }

  /** Lets others go first. */
  async turn(): Promise<void> {
    if (!this.order || this.isDead) return;
    for (let left = this.order.pick(TURNS) ?? 0; left > 0; left -= 1)
      await (this.isPostgres ? wait(1) : setImmediate());
  }

  /** Throws where the statement fails; answers whether the server ends after it. */
  pass(sql: string): boolean {
    if (this.isDead) throw new Error('The simulation ended the server.');
    if (this.isFull && isWriting(sql)) throw this.full();
    if (!this.#trouble) return false;
    this.#trouble.at -= 1;
    if (this.#trouble.at > 0) return false;
    const { kind, isAfter } = this.#trouble;
    if (kind === 'full') {
      this.#trouble = undefined;
      this.isFull = true;
      if (isWriting(sql)) throw this.full();
      return false;
    }
    this.#trouble = undefined;
    if (isAfter) return true;
    this.isDead = true;
    throw new Error('The simulation ended the server.');
  }

  private full(): Error {
    return Object.assign(new Error('The simulation filled the disk.'), {
      code: this.isPostgres ? '53100' : 'SQLITE_FULL',
    });
  }
}
