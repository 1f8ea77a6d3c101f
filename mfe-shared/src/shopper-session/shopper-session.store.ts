import { createStore } from 'zustand/vanilla';
import { readLayer } from './layer';
import { readSession } from './read-reply';
import { report } from './report';
import type { ShopperSession, ShopperState } from './shopper-session.types';

/** What this page knows of the layer's session; nothing before somebody asks. */
export const shopperStore = createStore<ShopperState>(() => ({ data: null, status: 'loading' }));

let lastAsked = 0;
let running: Promise<ShopperSession | null> | undefined;

/** Takes over what is known now; what was asked before and answers later is out of date. */
export function setShopper(data: ShopperSession | null): void {
  lastAsked += 1;
  show(data);
}

/**
 * Asks the layer who is there. A layer that cannot be asked changes nothing of what is known, since a lost connection
 * is not a sign-out; who was not known yet counts as nobody.
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

/** Whether an answer is on its way. */
export function isAsking(): boolean {
  return running !== undefined;
}

async function ask(): Promise<ShopperSession | null> {
  return readSession(await readLayer('session'));
}

function show(data: ShopperSession | null): void {
  shopperStore.setState(data ? { data, status: 'authenticated' } : { data, status: 'unauthenticated' }, true);
}
