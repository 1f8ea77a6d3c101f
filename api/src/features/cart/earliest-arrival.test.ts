import fc from 'fast-check';
import type { DeliveryTimes } from './earliest-arrival.ts';
import { arrivalNow, earliestArrival } from './earliest-arrival.ts';
import { dayIn, momentAt, weekdayOf } from './zone-time.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const sameDay: DeliveryTimes = {
  days: 0,
  weekdays: everyDay,
  orderBy: '12:00',
  deliverBy: '18:00',
  daysOff: [],
};
const berlin = 'Europe/Berlin';
const at = (times: Partial<DeliveryTimes>, zone: string, iso: string) =>
  earliestArrival({ ...sameDay, ...times }, zone, Date.parse(iso));

it('an order before the cut-off arrives today, and one from then on tomorrow', () => {
  expect(at({}, berlin, '2026-11-25T10:59:59Z')).toEqual({
    day: '2026-11-25',
    by: '18:00',
    inDays: 0,
    orderBefore: Date.parse('2026-11-25T11:00:00Z'),
  });
  expect(at({}, berlin, '2026-11-25T11:00:00Z')).toMatchObject({ day: '2026-11-26', inDays: 1 });
});

it('nothing is promised today by a time that is over, whatever the cut-off is', () => {
  expect(at({ orderBy: '' }, berlin, '2026-11-25T16:59:00Z').inDays).toBe(0);
  expect(at({ orderBy: '' }, berlin, '2026-11-25T17:00:00Z').inDays).toBe(1);
  expect(at({ orderBy: '22:00' }, berlin, '2026-11-25T17:00:00Z').inDays).toBe(1);
});

it('the day of orders without a cut-off ends at midnight of the store, not of the server', () => {
  const times = { orderBy: '', deliverBy: '' };
  expect(at(times, 'America/New_York', '2026-11-25T04:59:00Z')).toMatchObject({
    day: '2026-11-24',
    by: null,
  });
  expect(at(times, 'America/New_York', '2026-11-25T05:00:00Z').day).toBe('2026-11-25');
  expect(at(times, 'Pacific/Auckland', '2026-11-24T11:00:00Z').day).toBe('2026-11-25');
});

it('a day without delivery, and a weekday that is not among its own, move the arrival to the next day that is', () => {
  const weekdays = [1, 2, 3, 4, 5];
  // Friday after the cut-off: Saturday and Sunday are none of its days, and Monday is a holiday.
  const arrival = at({ weekdays, daysOff: ['2026-11-30'] }, berlin, '2026-11-27T11:00:00Z');
  expect(arrival).toMatchObject({ day: '2026-12-01', inDays: 4 });
  expect(new Date(arrival.orderBefore).toISOString()).toBe('2026-12-01T11:00:00.000Z');
  expect(at({ days: 7, weekdays: [3] }, berlin, '2026-11-25T08:00:00Z').day).toBe('2026-12-02');
});

it('a cut-off that the clocks show twice in autumn is its first, and one that they skip is the skip', () => {
  const [autumn, spring] = ['2026-10-25', '2026-03-29'];
  expect(new Date(momentAt(berlin, autumn, '02:30')).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(new Date(momentAt(berlin, spring, '02:30')).toISOString()).toBe('2026-03-29T01:00:00.000Z');
  const times = { orderBy: '02:30', deliverBy: '' };
  expect(at(times, berlin, '2026-10-25T00:29:00Z').day).toBe(autumn);
  // The clocks show 02:10 for the second time.
  expect(at(times, berlin, '2026-10-25T01:10:00Z').day).toBe('2026-10-26');
  expect(at(times, berlin, '2026-03-29T00:59:00Z').day).toBe(spring);
  expect(at(times, berlin, '2026-03-29T01:00:00Z').day).toBe('2026-03-30');
});

const zones = [
  'UTC',
  berlin,
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
];
const minute = 60_000;
const anyTime = fc.nat(24 * 60 - 1).map((all) => new Date(all * minute).toISOString().slice(11, 16));
const anyMoment = fc.integer({
  min: Date.parse('2026-01-01T00:00:00Z') / minute,
  max: Date.parse('2028-01-01T00:00:00Z') / minute,
});
const anyTimes = fc.record({
  days: fc.nat(10),
  weekdays: fc.subarray(everyDay, { minLength: 1 }),
  orderBy: fc.oneof(fc.constant(''), anyTime),
  deliverBy: fc.oneof(fc.constant(''), anyTime),
  daysOff: fc.array(
    anyMoment.map((moment) => new Date(moment * minute).toISOString().slice(0, 10)),
    { maxLength: 40 },
  ),
});
const any = fc.record({ times: anyTimes, zone: fc.constantFrom(...zones), now: anyMoment });
const seed = { seed: 20_261_124, numRuns: 400 };

/** Checks the clocks of every minute of the day so far for the cut-off. */
function wasSeen(zone: string, now: number, time: string): boolean {
  const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: zone });
  const today = dayIn(zone, now);
  for (let moment = now; ; moment -= minute) {
    const [day, clock = ''] = format.format(moment).split(' ');
    if (day !== today) return false;
    if (clock >= time) return true;
  }
}

describe('whatever a store sets, in every time zone and at every moment', () => {
  it('the arrival is on one of its days, as early as it says, and never at a time that is over', () => {
    fc.assert(
      fc.property(any, ({ times, zone, now: minutes }) => {
        const now = minutes * minute;
        const { day, by, inDays } = earliestArrival(times, zone, now);
        expect(times.weekdays).toContain(weekdayOf(day));
        expect(times.daysOff).not.toContain(day);
        expect(inDays).toBeGreaterThanOrEqual(times.days);
        if (by) expect(momentAt(zone, day, by)).toBeGreaterThan(now);
        else expect(day >= dayIn(zone, now)).toBe(true);
      }),
      seed,
    );
  });

  it('an order after the cut-off is one of the next day', () => {
    fc.assert(
      fc.property(any, anyTime, ({ times, zone, now: minutes }, orderBy) => {
        const now = minutes * minute;
        const { inDays } = earliestArrival(
          { ...times, weekdays: everyDay, daysOff: [], orderBy, deliverBy: '' },
          zone,
          now,
        );
        expect(inDays).toBe(times.days + (wasSeen(zone, now, orderBy) ? 1 : 0));
      }),
      { ...seed, numRuns: 60 },
    );
  });

  it('an arrival that was kept is what would be calculated, whichever moment is asked for before', () => {
    fc.assert(
      fc.property(any, fc.array(fc.integer({ min: -3_000, max: 3_000 })), ({ times, zone, now }, asked) => {
        for (const minutes of [0, ...asked]) {
          const moment = (now + minutes) * minute;
          expect(arrivalNow(times, zone, moment)).toEqual(earliestArrival(times, zone, moment));
        }
      }),
      { ...seed, numRuns: 100 },
    );
  });

  it('a later order never arrives earlier', () => {
    fc.assert(
      fc.property(any, fc.nat(3 * 24 * 60), ({ times, zone, now }, later) => {
        const first = earliestArrival(times, zone, now * minute);
        const second = earliestArrival(times, zone, (now + later) * minute);
        expect(second.day >= first.day).toBe(true);
      }),
      seed,
    );
  });

  it('the promise stays the same until the moment that it names, and changes then', () => {
    fc.assert(
      fc.property(any, ({ times, zone, now: minutes }) => {
        const { day, orderBefore } = earliestArrival(times, zone, minutes * minute);
        expect(orderBefore).toBeGreaterThan(minutes * minute);
        expect(earliestArrival(times, zone, orderBefore - 1).day).toBe(day);
        expect(earliestArrival(times, zone, orderBefore).day > day).toBe(true);
      }),
      seed,
    );
  });
});
