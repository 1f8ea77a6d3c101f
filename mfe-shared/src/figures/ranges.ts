/** Days of a calendar, both inclusive. */
export type Days = { startDate: string; endDate: string };

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The ranges that are offered by name. `today` is that of the calendar. */
export const ranges = {
  today: (today) => back(today, 0),
  week: (today) => back(today, 6),
  days30: (today) => back(today, 29),
  days90: (today) => back(today, 89),
  month: (today) => ({ startDate: `${today.slice(0, 7)}-01`, endDate: today }),
  lastMonth: (today) => {
    const [year, month] = partsOf(today);
    return { startDate: dayOf(year, month - 1, 1), endDate: dayOf(year, month, 0) };
  },
  year: (today) => ({ startDate: `${today.slice(0, 4)}-01-01`, endDate: today }),
} satisfies Record<string, (today: string) => Days>;

export type RangeName = keyof typeof ranges;
export const rangeNames = Object.keys(ranges) as RangeName[];

function partsOf(day: string): [number, number, number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
}

function back(today: string, days: number): Days {
  const [year, month, day] = partsOf(today);
  return { startDate: dayOf(year, month, day - days), endDate: today };
}

/** The name of these days, if they have one. */
export const nameOf = ({ startDate, endDate }: Days, today: string): RangeName | undefined =>
  rangeNames.find((name) => {
    const range = ranges[name](today);
    return range.startDate === startDate && range.endDate === endDate;
  });
