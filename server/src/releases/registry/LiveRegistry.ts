import { ApiError } from '../../core/errors';
import type { ReleaseStore } from '../ReleaseStore';
import type { LeftOut, RegistryState } from './registryState';

/**
 * How often other servers' changes, and those of commands, are looked for, in milliseconds: a question for one number. It is
 * part of the time that a release takes to be live; with the time that tabs take to notice, all agree within 2 s.
 */
const POLL = 200;
/** The same while the database tells of them. */
const HEARD_POLL = 3_000;

/** The longest until what could not be taken over, or was left out, is tried again, in milliseconds. It begins with `POLL` and doubles each time. */
const LONGEST_WAIT = 30_000;

type Listener = (state: RegistryState) => Promise<void> | void;

/** A state that a listener could not take over. */
interface Failure {
  error: unknown;
  /** In milliseconds. */
  wait: number;
  /** When it is tried again, by `performance.now()`. */
  again: number;
}

/**
 * The registry in memory, so that a page costs no query. Follows this server's changes at once and
 * those of other servers on the same database within `POLL`, or when the database tells of them.
 */
export class LiveRegistry {
  private timer: NodeJS.Timeout | undefined;
  private endHearing = () => undefined as void;
  /** When it was looked last, by `performance.now()`. */
  private looked = 0;
  private readonly listeners: Listener[] = [];
  /** The listeners that do not have the present state yet. */
  private readonly behind = new Set<Listener>();
  private failure: Failure | undefined;
  /** When modules that were left out are checked again. */
  private leftOut = { wait: POLL, again: 0 };
  /** Operations in progress, in the order in which they were requested. Never fails. */
  private running: Promise<void> = Promise.resolve();
  /** The look for a change that has not begun. */
  private next: Promise<void> | undefined;

  private constructor(
    private readonly store: ReleaseStore,
    private state: RegistryState,
    private readonly tell: (sentence: string) => void,
  ) {
    for (const each of state.leftOut) tell(sentenceOf(each));
  }

  /**
   * `tell` is given a sentence for each module that is left out because it can't be served, and for a change that can't
   * be taken over. By default, it goes to the standard error. `heardPoll`: how often is looked while the database tells of
   * changes, in milliseconds; by default, every 3 s.
   */
  static async open(
    store: ReleaseStore,
    tell = (sentence: string): void => void process.stderr.write(`${sentence}\n`),
    heardPoll = HEARD_POLL,
  ): Promise<LiveRegistry> {
    const live = new LiveRegistry(store, await store.registry(), tell);
    const follow = () => void live.follow().catch(() => undefined);
    live.endHearing = store.told?.listen(follow) ?? live.endHearing;
    const isWhole = () => live.failure === undefined && live.state.leftOut.length === 0;
    live.timer = setInterval(() => {
      if (store.told?.isHearing && isWhole() && performance.now() - live.looked < heardPoll) return;
      follow();
    }, POLL);
    live.timer.unref();
    return live;
  }

  get current(): RegistryState {
    return this.state;
  }

  /** Whether something on this server still serves the previous state, because it could not apply a change. */
  get isBehind(): boolean {
    return this.failure !== undefined;
  }

  /**
   * Calls `listener` now and after each change, before the change is answered to its maker; never twice at once. A
   * change that fails is passed again, until it succeeds. Fails when it fails now.
   */
  onChange(listener: Listener): Promise<void> {
    return this.inTurn(async () => {
      await listener(this.state);
      this.listeners.push(listener);
    });
  }

  /** Calls a listener with the current state, because something else it needs has changed. Fails when it fails. */
  again(listener: Listener): Promise<void> {
    return this.inTurn(async () => listener(this.state));
  }

  /**
   * Reads the registry again if it has changed, or if a module that was left out may be whole again. Returns when all
   * listeners have the current state, whichever call noticed it first. Throws 503 when one can't apply it, which is
   * retried.
   */
  follow(): Promise<void> {
    this.next ??= this.inTurn(() => {
      this.next = undefined;
      return this.look();
    });
    return this.next;
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.running.then(work);
    this.running = done.catch(() => undefined);
    return done;
  }

  private async look(): Promise<void> {
    this.looked = performance.now();
    if (await this.hasChanged()) {
      for (const listener of this.listeners) this.behind.add(listener);
    } else if (this.failure && performance.now() < this.failure.again) throw notTakenOver(this.failure.error);
    await this.takeOver();
  }

  /** Reads the registry, and whether it is another than before. */
  private async hasChanged(): Promise<boolean> {
    const { registry, leftOut } = this.state;
    const isSame = (await this.store.revision()) === registry.revision;
    if (isSame && (leftOut.length === 0 || performance.now() < this.leftOut.again)) return false;
    const wait = isSame ? Math.min(this.leftOut.wait * 2, LONGEST_WAIT) : POLL;
    this.leftOut = { wait, again: performance.now() + wait };
    const state = await this.store.registry();
    const news = state.leftOut.map(sentenceOf).filter((sentence) => !leftOut.map(sentenceOf).includes(sentence));
    if (state.registry.revision === registry.revision && state.leftOut.length === leftOut.length && news.length === 0)
      return false;
    for (const sentence of news) this.tell(sentence);
    this.state = state;
    return true;
  }

  /** Passes the state to each listener that lacks it; a failure of one doesn't affect the others. */
  private async takeOver(): Promise<void> {
    const errors: unknown[] = [];
    for (const listener of this.behind)
      try {
        await listener(this.state);
        this.behind.delete(listener);
      } catch (error) {
        errors.push(error);
      }
    const before = this.failure;
    if (errors.length === 0) {
      this.failure = undefined;
      if (before) this.tell('What is current is taken over now.');
      return;
    }
    const [error] = errors;
    const wait = before ? Math.min(before.wait * 2, LONGEST_WAIT) : POLL;
    this.failure = { error, wait, again: performance.now() + wait };
    if (messageOf(before?.error) !== messageOf(error))
      this.tell(
        `What is current now can’t be taken over, and what was current before is served: ${messageOf(error)} It is tried again until it can.`,
      );
    throw notTakenOver(error);
  }

  close(): void {
    this.endHearing();
    clearInterval(this.timer);
  }
}

const sentenceOf = ({ module, version, reason }: LeftOut): string =>
  `${module} ${version} is left out: ${reason} Mend that, go back with npm run rollback -- ${module}, or take it out with npm run retire -- ${module}.`;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** 503: the change is stored, and this server does not serve it yet. */
const notTakenOver = (cause: unknown): ApiError =>
  new ApiError(
    503,
    'not_taken_over',
    'This is stored and holds. This server can’t serve it yet, goes on trying, and its log says why; nothing needs to be done twice.',
    {},
    {},
    { cause },
  );
