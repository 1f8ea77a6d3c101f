const RealDate = globalThis.Date;

/** Sets the time of this process, which stands still from then on. Timers go on, so that connections work. */
export function setTime(time: Date): void {
  globalThis.Date = class extends RealDate {
    constructor(...values: []) {
      if (values.length === 0) super(time);
      else super(...values);
    }
    static override now(): number {
      return time.getTime();
    }
  } as DateConstructor;
}

export function endSetTime(): void {
  globalThis.Date = RealDate;
}
