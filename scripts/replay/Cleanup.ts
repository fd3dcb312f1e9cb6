/** What has to be ended and removed, the last first: when the command is done, and when it is told to stop. */
export class Cleanup {
  private readonly steps: (() => Promise<void>)[] = [];
  private running: Promise<void> | undefined;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => void this.run().then(() => process.exit(130)));
  }

  /** Whether it has begun: what fails from then on was ended by it. */
  get isRunning(): boolean {
    return this.running !== undefined;
  }

  /** What is added while they are taken is taken at once. */
  add(step: () => Promise<void>): void {
    if (this.running) void step().catch(() => undefined);
    else this.steps.push(step);
  }

  /** Takes every step, once; one that fails keeps none of the others from being taken. */
  run(): Promise<void> {
    return (this.running ??= this.takeAll());
  }

  private async takeAll(): Promise<void> {
    for (const step of this.steps.reverse()) await step().catch((error: unknown) => console.error(error));
  }
}
