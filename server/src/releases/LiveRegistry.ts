import type { Registry, Release } from 'shared/contract';
import type { ReleaseStore } from './ReleaseStore';

/** What is current now, with everything that was made from it. */
export interface RegistryState {
  registry: Registry;
  /** The current release of each module. */
  current: Release[];
}

/** How often other servers' promotions are looked for, in milliseconds: all agree within 2 s. */
const POLL = 1000;

/**
 * The registry in memory, so that a page costs no query. Follows this server's changes at once and
 * those of other servers on the same database within `POLL`.
 */
export class LiveRegistry {
  private timer: NodeJS.Timeout | undefined;
  private readonly listeners: ((state: RegistryState) => Promise<void> | void)[] = [];

  private constructor(
    private readonly store: ReleaseStore,
    private state: RegistryState,
  ) {}

  static async open(store: ReleaseStore): Promise<LiveRegistry> {
    const live = new LiveRegistry(store, await store.registry());
    live.timer = setInterval(() => void live.follow().catch(() => undefined), POLL);
    live.timer.unref();
    return live;
  }

  get current(): RegistryState {
    return this.state;
  }

  /** Calls `listener` now and after each change, before the change is answered to whoever made it. */
  async onChange(listener: (state: RegistryState) => Promise<void> | void): Promise<void> {
    this.listeners.push(listener);
    await listener(this.state);
  }

  /** Reads the registry again if it has changed. */
  async follow(): Promise<void> {
    if ((await this.store.revision()) === this.state.registry.revision) return;
    this.state = await this.store.registry();
    for (const listener of this.listeners) await listener(this.state);
  }

  close(): void {
    clearInterval(this.timer);
  }
}
