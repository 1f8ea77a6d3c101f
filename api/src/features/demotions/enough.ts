import type { ReleaseSettings } from '../telemetry/telemetry.schema.ts';

/** The counts of a build's failures and pages. */
export type Evidence = {
  /** Visitors for whom it failed in the minutes of the settings, two of one network at most. */
  visitors: number;
  /** The pages of these minutes that had it or, while it is new, should have had it. */
  pages: number;
  /** The whole story of a build that pages get for the first time, since less than a day. */
  sinceNew: {
    /** Visitors for whom it failed, whose ids the platform has signed. */
    visitors: number;
    /** The largest number of different minutes in which it failed for one visitor. */
    tries: number;
    /** The pages it should have had by now, ten minutes' worth at most, judged by those before it. */
    expected: number;
    /** The pages in which it worked. */
    worked: number;
  } | null;
};

/**
 * The failing visitors have to be at least this share of the pages, so that a few machines do not decide for a busy
 * platform.
 */
const leastShare = 0.02;

/** A new build that fails more often than it works needs fewer visitors, where they are most of all that come. */
const mostly = 0.5;
const fewVisitors = 2;
/** Someone who is alone has tried again and again. */
const triesOfOne = 3;

/** Whether a build has failed often enough to be demoted, and by which rule. */
export function isEnough(
  { visitors, pages, sinceNew }: Evidence,
  { demoteAfterVisitors }: Pick<ReleaseSettings, 'demoteAfterVisitors'>,
): 'failed' | 'neverWorked' | null {
  if (visitors >= demoteAfterVisitors && visitors >= leastShare * pages) return 'failed';
  if (!sinceNew || sinceNew.visitors <= sinceNew.worked) return null;
  if (sinceNew.visitors < mostly * sinceNew.expected) return null;
  return sinceNew.visitors >= fewVisitors || sinceNew.tries >= triesOfOne ? 'neverWorked' : null;
}
