/** For `--import`: a process whose clock is an hour ahead. */
const hour = 3_600_000;
const RightDate = Date;

class DateAhead extends RightDate {
  constructor(...given: [] | [string | number | Date]) {
    if (given.length === 0) super(RightDate.now() + hour);
    else super(...(given as [number]));
  }
  static override now(): number {
    return RightDate.now() + hour;
  }
}
globalThis.Date = DateAhead as DateConstructor;
