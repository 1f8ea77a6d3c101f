import type { SlotEntry } from 'mfe-shared';
import type { RemoteRelease } from '../page/composition';
import type { Federation } from './federation';
import type { RemoteError } from './remote-error';
import { createRemotes } from './remotes';
import { slotFillers } from './slot-fillers';

const release = (build: string, given: Partial<RemoteRelease> = {}): RemoteRelease => ({
  ...{ build, entry: `/mfe/mfe-notes/${build}/entry.js`, global: build },
  slots: [{ slot: 'store-admin.order', order: 10, permission: 'read_orders' }],
  ...given,
});
const Panel = () => null;
const entry = { slot: 'store-admin.order', order: 10, panel: async () => Panel } as SlotEntry;

/** A page whose one remote has these modules: `b1 ./slots` → its answer; an Error is a load that fails. */
function setUp(modules: Record<string, unknown>, given: Partial<RemoteRelease> = {}) {
  const asked: string[] = [];
  const reported: RemoteError[] = [];
  const federation: Federation = {
    register: () => {},
    share: () => {},
    offers: () => ({ version: '1.0.0', fits: true }),
    async load(_name, { build }, expose) {
      asked.push(`${build} ${expose}`);
      const answer = modules[`${build} ${expose}`];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const composition = { id: 'c1', shell: 'h1', remotes: { 'mfe-notes': release('b1', given) } };
  const report = (error: unknown) => void reported.push(error as RemoteError);
  const remotes = createRemotes({ composition, federation, report, refetch: async () => {} });
  const pageShown = Promise.withResolvers<void>();
  const addTranslations = jest.fn(async () => {});
  const fillers = slotFillers({ remotes, shared: { addTranslations }, pageShown: pageShown.promise, report });
  return { asked, reported, remotes, pageShown, fillers, addTranslations };
}
const slots = (...entries: SlotEntry[]) => ({ slots: entries, loadTranslations: async () => ({}) });

it('a filler is requested once, and not before the page is on the screen', async () => {
  const { asked, fillers, pageShown, addTranslations } = setUp({ 'b1 ./slots': slots(entry) });
  expect(fillers).toMatchObject([
    { slot: 'store-admin.order', remote: 'mfe-notes', order: 10, permission: 'read_orders' },
  ]);
  const first = fillers[0]?.load();
  await Promise.resolve();
  expect(asked).toEqual([]);
  pageShown.resolve();
  expect(await first).toBe(Panel);
  expect(await fillers[0]?.load()).toBe(Panel);
  expect(asked).toEqual(['b1 ./slots']);
  expect(addTranslations).toHaveBeenCalledTimes(1);
});

it('slots that do not load are the failure of their build, and come from the last good one', async () => {
  const modules = { 'b1 ./slots': new Error('boom'), 'b0 ./slots': slots(entry) };
  const { reported, remotes, fillers, pageShown } = setUp(modules, { fallback: release('b0') });
  pageShown.resolve();
  expect(await fillers[0]?.load()).toBe(Panel);
  expect(reported.map(({ remote, build }) => [remote, build])).toEqual([['mfe-notes', 'b1']]);
  expect(remotes.inUse()).toEqual({ shell: 'h1', 'mfe-notes': 'b0' });
});

it('a last good build that fills no slot is not asked', async () => {
  const fallback = release('b0', { slots: [] });
  const { asked, fillers, pageShown } = setUp({ 'b1 ./slots': new Error('boom') }, { fallback });
  pageShown.resolve();
  await expect(fillers[0]?.load()).rejects.toMatchObject({ remote: 'mfe-notes', build: 'b1' });
  expect(asked).toEqual(['b1 ./slots']);
});

it('the pages of a remote keep their last good build when its slots were loaded before', async () => {
  const routes = { createRoutes: () => [] };
  const modules = { 'b1 ./slots': slots(entry), 'b1 ./routes': new Error('boom'), 'b0 ./routes': routes };
  const { remotes, fillers, pageShown } = setUp(modules, { fallback: release('b0') });
  pageShown.resolve();
  await fillers[0]?.load();
  expect(await remotes.load('mfe-notes', './routes')).toBe(routes);
  expect(remotes.inUse()).toMatchObject({ 'mfe-notes': 'b0' });
});

it('a panel whose chunk does not load is reported', async () => {
  const gone = new Error('Loading chunk 7 failed.');
  const panel = () => Promise.reject(gone);
  const { reported, fillers, pageShown } = setUp({ 'b1 ./slots': slots({ ...entry, panel } as SlotEntry) });
  pageShown.resolve();
  await expect(fillers[0]?.load()).rejects.toBe(gone);
  expect(reported).toEqual([gone]);
});
