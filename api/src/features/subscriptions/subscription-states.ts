/**
 * The states of a store's subscription, and where each may move. `inactive` closes the store: its shop is gone, and
 * its owner signs in to choose a plan or to pay.
 */
export const subscriptionTransitions = {
  trial: ['active', 'inactive'],
  active: ['past_due', 'inactive'],
  past_due: ['active', 'inactive'],
  inactive: ['active'],
} as const satisfies Record<string, readonly string[]>;

export type SubscriptionState = keyof typeof subscriptionTransitions;

export const subscriptionStates = Object.keys(subscriptionTransitions) as [
  SubscriptionState,
  ...SubscriptionState[],
];

export const mayMove = (from: SubscriptionState, to: SubscriptionState): boolean =>
  (subscriptionTransitions[from] as readonly SubscriptionState[]).includes(to);

/** How long an invoice that is due may stay unpaid before the store is closed. */
export const graceDays = 14;
/** How long before the end of a trial its owner is reminded, unless a plan was chosen. */
export const remindDays = 3;
const dayMs = 86_400_000;

export type Due = {
  state: SubscriptionState;
  renews: boolean;
  endsAt: Date | null;
  pastDueSince: Date | null;
  remindedAt: Date | null;
  /** When the oldest unpaid invoice was to be paid; null without one. */
  unpaidSince: Date | null;
};

export type Step = 'remind' | 'begin' | 'renew' | 'end' | 'past_due' | null;

/** Returns the one step of a subscription that is due at `now`, or null. */
export function stepDue(due: Due, now: Date): Step {
  const { state, renews, endsAt, pastDueSince, unpaidSince } = due;
  const isOver = endsAt !== null && endsAt <= now;
  if (state === 'trial') return isOver ? (renews ? 'begin' : 'end') : isToRemind(due, now) ? 'remind' : null;
  if (state === 'active') {
    if (unpaidSince !== null && unpaidSince <= now) return 'past_due';
    return isOver ? (renews ? 'renew' : 'end') : null;
  }
  if (state === 'past_due' && pastDueSince !== null)
    return pastDueSince.getTime() + graceDays * dayMs <= now.getTime() ? 'end' : null;
  return null;
}

const isToRemind = ({ renews, endsAt, remindedAt }: Due, now: Date): boolean =>
  !renews && remindedAt === null && endsAt !== null && endsAt.getTime() - remindDays * dayMs <= now.getTime();
