import type { Due, SubscriptionState } from './subscription-states.ts';
import { mayMove, stepDue, subscriptionStates } from './subscription-states.ts';

const now = new Date('2026-05-10T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const due = (state: SubscriptionState, given: Partial<Due> = {}): Due => ({
  ...{ state, renews: true, endsAt: days(10), pastDueSince: null, remindedAt: null, unpaidSince: null },
  ...given,
});

it('a store moves between its four states in these ways and no others', () => {
  const moves = subscriptionStates.flatMap((from) =>
    subscriptionStates.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`),
  );
  expect(moves).toEqual([
    'trial active',
    'trial inactive',
    'active past_due',
    'active inactive',
    'past_due active',
    'past_due inactive',
    'inactive active',
  ]);
});

it.each([
  ['a trial runs', due('trial'), null],
  [
    'a trial ends in three days, and no plan was chosen',
    due('trial', { renews: false, endsAt: days(3) }),
    'remind',
  ],
  [
    'its owner was reminded already',
    due('trial', { renews: false, endsAt: days(2), remindedAt: days(-1) }),
    null,
  ],
  ['a plan was chosen, so nobody is reminded', due('trial', { endsAt: days(1) }), null],
  ['a trial is over, and a plan was chosen', due('trial', { endsAt: now }), 'begin'],
  ['a trial is over, and none was', due('trial', { renews: false, endsAt: now }), 'end'],
  ['a month runs', due('active'), null],
  ['a plan without a price has no end', due('active', { endsAt: null }), null],
  ['a month is over', due('active', { endsAt: days(-1) }), 'renew'],
  ['a month is over that was cancelled', due('active', { endsAt: days(-1), renews: false }), 'end'],
  ['an invoice is not due yet', due('active', { unpaidSince: days(1) }), null],
  ['an invoice is due', due('active', { unpaidSince: now }), 'past_due'],
  ['it is past due for 13 days', due('past_due', { pastDueSince: days(-13) }), null],
  ['it is past due for 14 days', due('past_due', { pastDueSince: days(-14) }), 'end'],
  [
    'it is past due, and its month is over',
    due('past_due', { pastDueSince: days(-1), endsAt: days(-1) }),
    null,
  ],
  ['it is inactive', due('inactive', { endsAt: days(-100), unpaidSince: days(-90) }), null],
])('what is due when %s', (_title, given, step) => {
  expect(stepDue(given, now)).toBe(step);
});
