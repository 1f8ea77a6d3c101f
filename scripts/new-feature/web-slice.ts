import { languageCodes } from '../../api/src/languages.ts';
import type { Names } from './names.ts';
import { pageEdits } from './shared-edits.ts';
import type { Slice } from './slice.ts';
import { readTemplates } from './templates.ts';

const noRoute = (many: string) =>
  `what npm run new-feature -- api ${many} makes is for a store's staff: give it a route for who is here`;

type Kind = 'back-office' | 'list' | 'platform-list';

/** The steps that are left for a person after each kind of templates. */
const stepsOf: Record<Kind, (many: string) => string[]> = {
  'back-office': (many) => [`choose its icon and its place in the navigation in ${many}.pages.ts`],
  list: (many) => [noRoute(many)],
  'platform-list': (many) => [
    noRoute(many),
    `name its permission and its place in the navigation in ${many}.pages.ts`,
  ],
};

/** The templates of each remote, and where its pages are. */
const remotes = {
  storefront: { kind: 'list', at: '' },
  'store-admin': { kind: 'back-office', at: '/admin' },
  'platform-admin': { kind: 'platform-list', at: '/platform-admin' },
} satisfies Record<string, { kind: Kind; at: string }>;

export type Remote = keyof typeof remotes;

/** The templates are English where nobody can say more of a new feature than its name. */
const translated = languageCodes.slice(1).map((language) => `locales/${language}.json`);

export const remoteNames = Object.keys(remotes) as Remote[];

/** A feature of a remote over the API's feature of the same name: for a store's staff a list with a form, else a list. */
export function webSlice(remote: Remote, names: Names): Slice {
  const { many } = names;
  const { kind, at }: { kind: Kind; at: string } = remotes[remote];
  return {
    folder: `mfe-${remote}/src/features/${many}`,
    files: readTemplates(kind, names, { remote, at }),
    edits: pageEdits(remote, names),
    steps: [...stepsOf[kind](many), `translate "title" in ${translated.join(', ')}`],
  };
}
