import type { Stores } from './shares.ts';
import { sharesOf } from './shares.ts';

const now = new Date('2026-11-20T12:00:00Z');
const rollout = (build: string, share: number, given: object = {}) => ({
  ...{ build, share, ring: null, tenantIds: null, startsAt: '2026-11-20T11:00:00Z' },
  ...given,
});
const stores: Stores[] = [
  { count: 1, ring: 'first', id: null },
  { count: 3, ring: 'early', id: null },
  { count: 5, ring: 'everyone', id: null },
  { count: 1, ring: 'everyone', id: 'fresh' },
];
const shares = (...rollouts: ReturnType<typeof rollout>[]) =>
  Object.fromEntries(sharesOf('live', rollouts, stores, now));

it('everybody gets the live build unless a rollout says otherwise', () => {
  expect(shares()).toEqual({ live: 10_000 });
  expect(shares(rollout('next', 1_000))).toEqual({ next: 1_000, live: 9_000 });
});

it('a rollout to a ring is for its stores and those of earlier rings', () => {
  expect(shares(rollout('next', 10_000, { ring: 'first' }))).toEqual({ next: 1_000, live: 9_000 });
  expect(shares(rollout('next', 5_000, { ring: 'early' }))).toEqual({ next: 2_000, live: 8_000 });
  expect(shares(rollout('next', 5_000, { ring: 'everyone' }))).toEqual({ next: 5_000, live: 5_000 });
});

it('the newest rollout applies first, and named stores get their own rollout', () => {
  expect(shares(rollout('new', 5_000), rollout('old', 5_000))).toEqual({
    new: 5_000,
    old: 2_500,
    live: 2_500,
  });
  expect(shares(rollout('next', 10_000, { tenantIds: ['fresh'] }))).toEqual({ next: 1_000, live: 9_000 });
});

it('rollouts that have not started are skipped', () => {
  expect(shares(rollout('next', 5_000, { startsAt: '2026-11-20T12:00:01Z' }))).toEqual({ live: 10_000 });
});

it('shares of a platform without stores are computed', () => {
  expect(Object.fromEntries(sharesOf('live', [rollout('next', 1_000)], [], now))).toEqual({
    next: 1_000,
    live: 9_000,
  });
  expect(Object.fromEntries(sharesOf(undefined, [], [], now))).toEqual({});
});
