import { adminClient } from 'mfe-shared';
import { listen } from 'mfe-shared/backoffice';
import { useCallback, useEffect, useRef, useState } from 'react';

/** When the newest order was placed, in the server's time. */
async function readNewest(signal?: AbortSignal): Promise<string> {
  const { items } = await adminClient.get('/orders', { query: { limit: 1 }, signal });
  return items[0]?.placedAt ?? new Date(0).toISOString();
}

/**
 * How many orders came since this page was opened, or since they were taken into its list. `isLive` is false while the
 * stream is lost: the page then has to ask by itself.
 */
export function useLiveOrders(): { count: number; isLive: boolean; take: () => Promise<void> } {
  const since = useRef<string | null>(null);
  const [count, setCount] = useState(0);
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function recount() {
      // After a lost stream the first moment stays: some may have come meanwhile.
      const from = since.current ?? (await readNewest(signal));
      since.current ??= from;
      const { totalDoc } = await adminClient.get('/orders', {
        query: { limit: 1, placedAfter: from },
        signal,
      });
      if (since.current === from) setCount(totalDoc);
    }
    void listen('/live-orders', {
      signal,
      onState: setIsLive,
      onEvent: () => void recount().catch(() => undefined),
    });
    return () => controller.abort();
  }, []);
  const take = useCallback(async () => {
    setCount(0);
    // The next event sets the moment if this call fails.
    since.current = await readNewest().catch(() => null);
  }, []);
  return { count, isLive, take };
}
