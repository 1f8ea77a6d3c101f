import { languageCodes } from '../../api/src/languages.ts';
import type { Names } from './names.ts';
import { pageEdits } from './shared-edits.ts';
import type { Slice } from './slice.ts';
import { readTemplates } from './templates.ts';

type RemoteFacts = { client: 'api' | 'adminClient'; at: string; person: string | undefined };

/** How the remotes differ: whose client they use, where they live, and who is signed in there. */
const remotes = {
  storefront: { client: 'api', at: '', person: undefined },
  'store-admin': { client: 'adminClient', at: '/admin', person: 'tenantAdmin' },
  'platform-admin': { client: 'adminClient', at: '/platform-admin', person: 'platformAdmin' },
} satisfies Record<string, RemoteFacts>;

export type Remote = keyof typeof remotes;

/** The templates are English where nobody can say more of a new feature than its name. */
const translated = languageCodes.slice(1).map((language) => `locales/${language}.json`);

export const remoteNames = Object.keys(remotes) as Remote[];

/**
 * A feature of a remote over the API's feature of the same name. Where staff are signed in it is a list with a form,
 * elsewhere a list.
 */
export function webSlice(remote: Remote, names: Names): Slice {
  const { many } = names;
  const { client, at, person }: RemoteFacts = remotes[remote];
  const isStaff = person === 'tenantAdmin';
  return {
    folder: `mfe-${remote}/src/features/${many}`,
    files: readTemplates(isStaff ? 'back-office' : 'list', names, {
      remote,
      at,
      client,
      helpers: person ? `${person}, renderRoutes` : 'renderRoutes',
      session: person ? `${person}()` : 'null',
      host: person === 'platformAdmin' ? 'platform' : 'store',
    }),
    edits: pageEdits(remote, names),
    steps: [
      isStaff
        ? `choose its icon and its place in the navigation in ${many}.pages.ts`
        : `what npm run new-feature -- api ${many} makes is for a store's staff: give it a route for who is here`,
      `translate "title" in ${translated.join(', ')}`,
    ],
  };
}
