import { api, constants, notify } from 'mfe-shared';
import { create } from 'zustand';

type Favourites = {
  /** The newest first. */
  ids: readonly string[];
  /** False until what is marked is known. */
  isReady: boolean;
  /** The account did not say what is marked there. */
  hasFailed: boolean;
};

/** The shopper's favourites: on the server for somebody with an account, else in this browser. */
export const useFavourites = create<Favourites>()(() => ({
  ids: [],
  isReady: false,
  hasFailed: false,
}));

let storageKey: string | undefined;
let hasAccount = false;
/** Replies of earlier presses say nothing of the last one. */
let latest = 0;

const { setState, getState } = useFavourites;

export function openFavourites(tenantId: string, customerId: string | null): Promise<void> {
  storageKey = `larder-favourites:${tenantId}`;
  hasAccount = customerId !== null;
  return readFavourites();
}

/** Reads the favourites. Those of a guest go to the account once somebody signs in. */
export async function readFavourites(): Promise<void> {
  latest += 1;
  const asked = latest;
  const local = readLocal();
  if (!hasAccount) return setState({ ids: local, isReady: true, hasFailed: false });
  try {
    const { productIds } = await (local.length > 0 ? merge(local) : api.get('/favourites', {}));
    if (asked === latest) setState({ ids: productIds, isReady: true, hasFailed: false });
    if (local.length > 0 && storageKey) localStorage.removeItem(storageKey);
  } catch {
    // The shop works without them; what is in the browser stays for the next time.
    if (asked === latest) setState({ ids: local, isReady: true, hasFailed: true });
  }
}

/** A store may have deleted what was marked. */
const merge = (productIds: string[]) =>
  api.post('/favourites', { body: { productIds } }).catch(() => api.get('/favourites', {}));

/** Marks a product or takes the mark back: at once here, and then on the server. */
export async function toggleFavourite(id: string): Promise<void> {
  const { ids: before } = getState();
  const isMarked = before.includes(id);
  const ids = isMarked ? before.filter((one) => one !== id) : [id, ...before];
  setState({ ids });
  if (!hasAccount) return writeLocal(ids);
  latest += 1;
  const asked = latest;
  try {
    const { productIds } = await (isMarked
      ? api.delete('/favourites/{id}', { path: { id } })
      : api.post('/favourites', { body: { productIds: [id] } }));
    if (asked === latest) setState({ ids: productIds });
  } catch (error) {
    if (asked === latest) setState({ ids: before });
    notify.error(error);
  }
}

function readLocal(): string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey ?? '') ?? 'null') as {
      version?: number;
      ids?: unknown;
    } | null;
    if (stored?.version !== constants.persistence.version || !Array.isArray(stored.ids)) return [];
    return stored.ids.filter((id): id is string => typeof id === 'string').slice(0, 200);
  } catch {
    return [];
  }
}

function writeLocal(ids: readonly string[]): void {
  try {
    localStorage.setItem(storageKey ?? '', JSON.stringify({ version: constants.persistence.version, ids }));
  } catch {
    // Without a storage the marks are lost at a reload.
  }
}
