import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { Rolls } from './Rolls';

/** A fault while requests are answered: the server stops, or the disk is full, after this many statements. */
export interface Trouble {
  kind: 'kill' | 'full';
  at: number;
  /** For a stop: whether its statement was still executed. */
  isAfter: boolean;
}

/** How many turns of others a statement waits. */
const TURNS = [0, 0, 0, 1, 2, 5, 30];

const isWriting = (sql: string) => /^(insert|update|delete|commit)\b/i.test(sql);

/** Passes each statement of the product to the database: decides their order, and which fail. */
export class Gate {
  /** Decides the order while several requests run; undefined for a single request. */
  order: Rolls | undefined;
  isDead = false;
  isFull = false;
  #trouble: Trouble | undefined;

  constructor(private readonly isPostgres: boolean) {}

  arm(trouble: Trouble | undefined): void {
    this.#trouble = trouble && { ...trouble };
  }

  /** Whether the planned fault has happened. */
  get hasStruck(): boolean {
    return this.isDead || this.isFull;
  }

  /** After the fault: everything works again. */
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

  /** Throws when the statement fails; returns whether the server stops after it. */
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
