import type { Shared, SlotFiller, SlotModule } from 'mfe-shared';
import type { Remotes } from './remotes';
import { withTimeout } from './timeout';

type Options = {
  remotes: Pick<Remotes, 'composition' | 'loadSlots'>;
  shared: Pick<Shared, 'addTranslations'>;
  /** The page is on the screen. */
  pageShown: Promise<void>;
  report: (error: unknown) => void;
};

/** The fillers of the composition's remotes. Nothing of them is loaded before the page is on the screen. */
export function slotFillers({ remotes, shared, pageShown, report }: Options): SlotFiller[] {
  const entriesOf = (remote: string) =>
    remotes.loadSlots(remote, async ({ slots, loadTranslations }: SlotModule) => {
      await shared.addTranslations(loadTranslations, remote);
      return slots;
    });
  return Object.entries(remotes.composition().remotes).flatMap(([remote, { slots = [] }]) =>
    slots.map(({ slot, order, permission }) => ({
      ...{ slot, remote, order, permission, report },
      async load() {
        await pageShown;
        const entry = (await entriesOf(remote)).find((one) => one.slot === slot);
        // The last good build may not have it.
        if (!entry) return () => null;
        // The slot of that name gives its props: page and remote were compiled against the same list.
        const panel = entry.panel as unknown as SlotFiller['load'];
        return withTimeout(`${slot} of ${remote}`, panel()).catch((error) => {
          report(error);
          throw error;
        });
      },
    })),
  );
}
