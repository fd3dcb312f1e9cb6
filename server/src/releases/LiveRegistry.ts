import type { ReleaseStore } from './ReleaseStore';
import type { LeftOut, RegistryState } from './registryState';

/**
 * How often other servers' changes, and those of commands, are looked for, in milliseconds: a question for one number. It is
 * part of the time that a release takes to be live; with the time that tabs take to notice, all agree within 2 s.
 */
const POLL = 200;

/**
 * The registry in memory, so that a page costs no query. Follows this server's changes at once and
 * those of other servers on the same database within `POLL`.
 */
export class LiveRegistry {
  private timer: NodeJS.Timeout | undefined;
  private readonly listeners: ((state: RegistryState) => Promise<void> | void)[] = [];
  /** What is being done, and was asked for before: one after another. Never fails. */
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

  /** `tell` is given one sentence for each module that is left out because it can't be served. By default, it goes to the standard error. */
  static async open(
    store: ReleaseStore,
    tell = (sentence: string): void => void process.stderr.write(`${sentence}\n`),
  ): Promise<LiveRegistry> {
    const live = new LiveRegistry(store, await store.registry(), tell);
    live.timer = setInterval(() => void live.follow().catch(() => undefined), POLL);
    live.timer.unref();
    return live;
  }

  get current(): RegistryState {
    return this.state;
  }

  /** Calls `listener` now and after each change, before the change is answered to whoever made it; never twice at once. */
  onChange(listener: (state: RegistryState) => Promise<void> | void): Promise<void> {
    return this.inTurn(async () => {
      this.listeners.push(listener);
      await listener(this.state);
    });
  }

  /**
   * Reads the registry again if it has changed, or if a module that was left out may be whole again. Answers when all
   * listeners have what is there now, whoever noticed it first.
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
    const { registry, leftOut } = this.state;
    if (leftOut.length === 0 && (await this.store.revision()) === registry.revision) return;
    const state = await this.store.registry();
    const news = state.leftOut.map(sentenceOf).filter((sentence) => !leftOut.map(sentenceOf).includes(sentence));
    if (state.registry.revision === registry.revision && state.leftOut.length === leftOut.length && news.length === 0)
      return;
    for (const sentence of news) this.tell(sentence);
    this.state = state;
    for (const listener of this.listeners) await listener(this.state);
  }

  close(): void {
    clearInterval(this.timer);
  }
}

const sentenceOf = ({ module, version, reason }: LeftOut): string =>
  `${module} ${version} is left out: ${reason} Mend that, go back with npm run rollback -- ${module}, or take it out with npm run retire -- ${module}.`;
