import { momentOf, storeTime } from './store-time';

it.each([
  ['Europe/Berlin', '2026-01-31T23:30:00.000Z', '2026-02-01T00:30'],
  ['Europe/Berlin', '2026-07-01T08:00:00.000Z', '2026-07-01T10:00'],
  ['America/New_York', '2026-03-08T06:59:00.000Z', '2026-03-08T01:59'],
  ['America/New_York', '2026-03-08T07:00:00.000Z', '2026-03-08T03:00'],
  ['Asia/Kolkata', '2026-05-05T18:29:00.000Z', '2026-05-05T23:59'],
  ['UTC', '2026-05-05T18:29:00.000Z', '2026-05-05T18:29'],
])('in %s the moment %s is %s on the clock, and back', (zone, moment, text) => {
  expect(storeTime(new Date(moment), zone)).toBe(text);
  expect(momentOf(text, zone)).toBe(moment);
});

it('a time that the clocks skip in spring becomes a moment beside it', () => {
  expect(storeTime(new Date(momentOf('2026-03-29T02:30', 'Europe/Berlin')), 'Europe/Berlin')).toMatch(
    /^2026-03-29T0[13]:30$/,
  );
});
