import { monthAfter, prorate, shareOfRest, taxOn } from './prorate.ts';

/** Numbers that look random and are the same each time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const random = randomFrom(17);
const whole = (most: number) => Math.floor(random() * (most + 1));
const period = () => {
  const startedAt = new Date(Date.UTC(2024 + whole(4), whole(11), 1 + whole(30), whole(23), whole(59)));
  return { startedAt, endsAt: monthAfter(startedAt) };
};
const within = ({ startedAt, endsAt }: ReturnType<typeof period>) =>
  new Date(startedAt.getTime() + whole(endsAt.getTime() - startedAt.getTime()));

it('the used and the unused part of a plan’s price add up to it exactly, however often the plan changes', () => {
  for (let round = 0; round < 500; round += 1) {
    const month = period();
    const price = whole(1_000_000_000);
    const times = [
      month.startedAt,
      ...Array.from({ length: whole(6) }, () => within(month)),
      month.endsAt,
    ].sort((a, b) => a.getTime() - b.getTime());
    // Each change gives the rest of the old plan back, and charges the same price for the rest of the new one.
    const paid = times.slice(0, -1).reduce((sum, from, index) => {
      const until = times[index + 1] as Date;
      return sum + shareOfRest(price, month, from) - shareOfRest(price, month, until);
    }, 0);
    expect(paid).toBe(price);
  }
});

it('a share is never negative, never above the price, and never grows as the month goes by', () => {
  for (let round = 0; round < 500; round += 1) {
    const month = period();
    const price = whole(100_000);
    const [a, b] = [within(month), within(month)].sort((x, y) => x.getTime() - y.getTime()) as [Date, Date];
    const [sooner, later] = [shareOfRest(price, month, a), shareOfRest(price, month, b)];
    expect(sooner).toBeGreaterThanOrEqual(later);
    expect(later).toBeGreaterThanOrEqual(0);
    expect(sooner).toBeLessThanOrEqual(price);
  }
});

it('a change of the plan to the same price costs nothing, one at the start all of the difference, one at the end none of it', () => {
  const month = period();
  const at = within(month);
  const same = prorate({ from: 4_900, to: 4_900 }, month, at);
  expect(same.charge - same.credit).toBe(0);
  expect(prorate({ from: 1_900, to: 4_900 }, month, month.startedAt)).toEqual({
    credit: 1_900,
    charge: 4_900,
  });
  expect(prorate({ from: 1_900, to: 4_900 }, month, month.endsAt)).toEqual({ credit: 0, charge: 0 });
  const half = { startedAt: new Date('2026-04-01T00:00:00Z'), endsAt: new Date('2026-05-01T00:00:00Z') };
  expect(prorate({ from: 1_900, to: 4_901 }, half, new Date('2026-04-16T00:00:00Z'))).toEqual({
    credit: 950,
    charge: 2_451,
  });
});

it('a month ends on the same day of the next one, or on its last day', () => {
  const after = (start: string) => monthAfter(new Date(start)).toISOString();
  expect(after('2026-01-31T10:30:00.000Z')).toBe('2026-02-28T10:30:00.000Z');
  expect(after('2028-01-31T10:30:00.000Z')).toBe('2028-02-29T10:30:00.000Z');
  expect(after('2026-12-15T00:00:00.000Z')).toBe('2027-01-15T00:00:00.000Z');
});

it('tax is counted in whole units, and half of one is rounded up', () => {
  expect(taxOn(4_900, 1_900)).toBe(931);
  expect(taxOn(50, 100)).toBe(1);
  expect(taxOn(49, 100)).toBe(0);
  expect(taxOn(0, 2_000)).toBe(0);
});
