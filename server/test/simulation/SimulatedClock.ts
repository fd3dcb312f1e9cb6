const RealDate = Date;

/** A simulation's clock: `Date` shows its time until `restore`. Each reading advances it by a millisecond. */
export class SimulatedClock {
  /** In milliseconds since 1970. */
  now: number;

  constructor(instant: string) {
    this.now = RealDate.parse(instant);
    const look = () => (this.now += 1);
    globalThis.Date = class extends RealDate {
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [look()] : given) as [number]));
      }

      static override now(): number {
        return look();
      }
    } as DateConstructor;
  }

  restore(): void {
    globalThis.Date = RealDate;
  }
}
