/** Steps that stop and remove things, run in reverse order when the command is done or interrupted. */
export class Cleanup {
  private readonly steps: (() => Promise<void>)[] = [];
  private running: Promise<void> | undefined;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => void this.run().then(() => process.exit(130)));
  }

  /** Whether cleanup has begun; later failures are its effect. */
  get isRunning(): boolean {
    return this.running !== undefined;
  }

  /** A step added during cleanup runs immediately. */
  add(step: () => Promise<void>): void {
    if (this.running) void step().catch(() => undefined);
    else this.steps.push(step);
  }

  /** Runs every step once; a failing step doesn't stop the others. */
  run(): Promise<void> {
    return (this.running ??= this.takeAll());
  }

  private async takeAll(): Promise<void> {
    for (const step of this.steps.reverse()) await step().catch((error: unknown) => console.error(error));
  }
}
