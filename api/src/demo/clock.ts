const day = 86_400_000;

export type Clock = ReturnType<typeof createClock>;

/** Times relative to now. Days begin at midnight UTC, and nothing is in the future. */
export function createClock(now: Date) {
  const midnight = Math.floor(now.getTime() / day) * day;
  return {
    now,
    /** `part`: 0 to 1 of the day that was `days` ago; for today only of the time that has passed. */
    dayPart: (days: number, part: number): Date =>
      new Date(
        days === 0 ? midnight + part * (now.getTime() - midnight) : midnight - days * day + part * day,
      ),
    /** Whole days before (or, below zero, after) now. */
    daysAgo: (days: number): Date => new Date(now.getTime() - days * day),
  };
}
