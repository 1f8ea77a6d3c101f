import { adminClient } from 'mfe-shared';
import { listen } from 'mfe-shared/backoffice';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * How many orders came since this page was opened, or since they were taken into its list. `isLive` is false while the
 * stream is lost: the page then has to ask by itself.
 */
export function useLiveOrders(): { count: number; isLive: boolean; take: () => void } {
  const since = useRef<string | null>(null);
  const [count, setCount] = useState(0);
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const newest = async () => (await adminClient.get('/orders', { query: { limit: 1 }, signal })).items[0];
    async function recount() {
      // Orders have the server's time. After a lost stream the first moment stays: some may have come meanwhile.
      since.current ??= (await newest())?.placedAt ?? new Date(0).toISOString();
      const query = { limit: 1, placedAfter: since.current };
      const { totalDoc } = await adminClient.get('/orders', { query, signal });
      setCount(totalDoc);
    }
    void listen('/live-orders', {
      signal,
      onState: setIsLive,
      onEvent: () => void recount().catch(() => undefined),
    });
    return () => controller.abort();
  }, []);
  const take = useCallback(() => {
    since.current = null;
    setCount(0);
  }, []);
  return { count, isLive, take };
}
