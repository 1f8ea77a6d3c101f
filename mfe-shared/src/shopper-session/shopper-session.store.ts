import { createStore } from 'zustand/vanilla';
import { readLayer } from './layer';
import { readSession } from './read-reply';
import { report } from './report';
import type { ShopperSession, ShopperState } from './shopper-session.types';

/** The page's knowledge of the layer's session; empty before the first request. */
export const shopperStore = createStore<ShopperState>(() => ({ data: null, status: 'loading' }));

let lastAsked = 0;
let running: Promise<ShopperSession | null> | undefined;

/** Sets the session; replies to earlier requests are ignored from then on. */
export function setShopper(data: ShopperSession | null): void {
  lastAsked += 1;
  show(data);
}

/**
 * Fetches the session from the layer. A failed request does not change a known session, since a lost connection is
 * not a sign-out; an unknown one counts as signed out.
 */
export async function refreshShopper(): Promise<ShopperSession | null> {
  lastAsked += 1;
  const asked = lastAsked;
  const asking = ask();
  running = asking;
  try {
    const data = await asking;
    if (asked === lastAsked) show(data);
  } catch (error) {
    report('CLIENT_SESSION_ERROR', error, 'session');
    if (asked === lastAsked && shopperStore.getState().status === 'loading') show(null);
  } finally {
    if (running === asking) running = undefined;
  }
  return shopperStore.getState().data;
}

/** Whether a request is pending. */
export function isAsking(): boolean {
  return running !== undefined;
}

async function ask(): Promise<ShopperSession | null> {
  return readSession(await readLayer('session'));
}

function show(data: ShopperSession | null): void {
  shopperStore.setState(data ? { data, status: 'authenticated' } : { data, status: 'unauthenticated' }, true);
}
