const day = 86_400_000;

export type Clock = ReturnType<typeof createClock>;

/** Moments relative to now. Days begin at midnight UTC, and nothing lies in the future. */
export function createClock(now: Date) {
  const midnight = Math.floor(now.getTime() / day) * day;
  return {
    now,
    /** `part` 0 to 1 of the day that was `days` ago; of today only what has passed of it. */
    dayPart: (days: number, part: number): Date =>
      new Date(
        days === 0 ? midnight + part * (now.getTime() - midnight) : midnight - days * day + part * day,
      ),
    /** Whole days before (or, below zero, after) now. */
    daysAgo: (days: number): Date => new Date(now.getTime() - days * day),
  };
}
