import { randomUUID } from 'node:crypto';
import type { ReleasePlan } from 'api';
import type { Visit } from './choose.ts';
import { choose } from './choose.ts';
import { planOf } from './plan.ts';
import { buildOf, makePlan, makeRecord } from './testing/builds.ts';

const [live, next, third] = ['a', 'b', 'c'].map(buildOf) as [string, string, string];
const store = randomUUID();
const now = new Date('2026-11-20T12:00:00Z');
const visitors = Array.from({ length: 10_000 }, () => randomUUID());

const chosen = (plan: ReleasePlan, visit: Partial<Visit> = {}) =>
  choose(planOf(plan), { tenantId: store, visitor: randomUUID(), now, ...visit });
const storefront = (plan: ReleasePlan, visit?: Partial<Visit>) =>
  chosen(plan, visit).parts['mfe-storefront']?.build;

/** The visitors of the 10,000 who get the new build. */
function reached(share: number, build = next): Set<string> {
  const plan = planOf(
    makePlan({ rollouts: [{ share, build }], records: [makeRecord('mfe-storefront', third)] }),
  );
  return new Set(
    visitors.filter(
      (visitor) => choose(plan, { tenantId: store, visitor, now }).parts['mfe-storefront']?.build === build,
    ),
  );
}

describe('a share of the visitors', () => {
  it.each([1, 100, 1_000, 2_500, 5_000, 9_900])(
    'of %i basis points is that many, by chance alone',
    (share) => {
      const expected = visitors.length * (share / 10_000);
      // Five standard deviations: one run in two million is outside.
      const deviation = Math.sqrt(expected * (1 - share / 10_000));
      expect(Math.abs(reached(share).size - expected)).toBeLessThan(5 * deviation + 1);
    },
  );

  it('of zero is nobody, and of everything everybody', () => {
    expect(reached(0).size).toBe(0);
    expect(reached(10_000).size).toBe(10_000);
  });

  it('only gains visitors when it is raised, and includes the same visitors each time', () => {
    let before = new Set<string>();
    for (const share of [0, 1, 100, 1_000, 1_001, 5_000, 9_999, 10_000]) {
      const after = reached(share);
      expect([...before].filter((visitor) => !after.has(visitor))).toEqual([]);
      expect(after).toEqual(reached(share));
      before = after;
    }
  });

  it('consists of other visitors for each build', () => {
    const [one, other] = [reached(1_000), reached(1_000, third)];
    const both = [...one].filter((visitor) => other.has(visitor)).length;
    expect(both).toBeGreaterThan(30);
    expect(both).toBeLessThan(200);
  });

  it('includes browsers without cookies only when it includes everybody', () => {
    expect(storefront(makePlan({ rollouts: [{ share: 9_999 }] }), { visitor: null })).toBe(live);
    expect(storefront(makePlan({ rollouts: [{ share: 10_000 }] }), { visitor: null })).toBe(next);
  });
});

describe('a rollout', () => {
  it.each([
    ['first', 'first', true],
    ['first', 'early', true],
    ['first', 'everyone', true],
    ['early', 'first', false],
    ['early', 'early', true],
    ['early', 'everyone', true],
    ['everyone', 'first', false],
    ['everyone', 'early', false],
    ['everyone', 'everyone', true],
  ] as const)('for a store of the ring %s under the ring %s is given: %s', (own, ring, isIn) => {
    const rings = own === 'everyone' ? {} : { [store]: own };
    expect(storefront(makePlan({ rings, rollouts: [{ ring }] })) === next).toBe(isIn);
  });

  it('for named stores is for those only, and not for the platform’s pages', () => {
    const plan = makePlan({ rollouts: [{ tenantIds: [store] }] });
    expect(storefront(plan)).toBe(next);
    expect(storefront(plan, { tenantId: randomUUID() })).toBe(live);
    expect(storefront(plan, { tenantId: null })).toBe(live);
    expect(storefront(makePlan({ rollouts: [{}] }), { tenantId: null })).toBe(next);
  });

  it('starts at its time', () => {
    const plan = makePlan({ rollouts: [{ startsAt: '2026-11-20T12:00:00.000Z' }] });
    expect(storefront(plan, { now: new Date('2026-11-20T11:59:59.999Z') })).toBe(live);
    expect(storefront(plan, { now: new Date('2026-11-20T12:00:00.000Z') })).toBe(next);
  });

  it('is overridden by a newer one that is for the visitor, and by no other', () => {
    const records = [makeRecord('mfe-storefront', third)];
    const older = { build: next };
    const newer = { build: third, tenantIds: [store] };
    const plan = makePlan({ records, rollouts: [newer, older] });
    expect(storefront(plan)).toBe(third);
    expect(storefront(plan, { tenantId: randomUUID() })).toBe(next);
  });

  it('changes its own part only', () => {
    const { parts, id } = chosen(
      makePlan({
        records: [makeRecord('mfe-shared', third)],
        rollouts: [{ remote: 'mfe-shared', build: third }, {}],
      }),
    );
    expect(Object.values(parts).map(({ build }) => build)).toEqual([live, third, next, live, live]);
    expect(id).toBe('aaaaaa-cccccc-aaaaaa-aaaaaa-bbbbbb');
  });

  it('can add a remote that no page had before', () => {
    const record = makeRecord('mfe-reports', third, { paths: ['/reports'] });
    const { parts, id } = chosen(
      makePlan({ records: [record], rollouts: [{ remote: 'mfe-reports', build: third }] }),
    );
    expect(parts['mfe-reports']?.paths).toEqual(['/reports']);
    expect(id).toBe('aaaaaa-aaaaaa-aaaaaa-cccccc-aaaaaa-aaaaaa');
  });

  it('of a withdrawn build is for nobody', () => {
    const plan = makePlan({ rollouts: [{}] });
    const records = plan.records.filter(({ build }) => build !== next);
    expect(storefront({ ...plan, records })).toBe(live);
  });
});

describe('the build to fall back to', () => {
  it('is the live build for visitors of a rollout, else the last good build', () => {
    const records = [makeRecord('mfe-storefront', third)];
    const fallback = { 'mfe-storefront': third, 'mfe-shared': null };
    const plan = makePlan({ records, fallback, rollouts: [{ tenantIds: [store] }] });
    expect(chosen(plan).fallback).toEqual({ 'mfe-storefront': expect.objectContaining({ build: live }) });
    expect(chosen(plan, { tenantId: null }).fallback).toEqual({
      'mfe-storefront': expect.objectContaining({ build: third }),
    });
  });
});

it('no page is made without the shell or mfe-shared, and any remote can be missing', () => {
  const plan = makePlan();
  const without = (part: string) => plan.records.filter(({ remote }) => remote !== part);
  expect(() => chosen({ ...plan, records: without('mfe-shared') })).toThrow('no build of mfe-shared');
  expect(Object.keys(chosen({ ...plan, records: without('mfe-store-admin') }).parts)).toEqual([
    ...['shell', 'mfe-shared', 'mfe-storefront', 'mfe-platform-admin'],
  ]);
});
