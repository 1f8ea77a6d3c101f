import { LRUCache } from 'lru-cache';
import type { ApiPort } from './api-port.ts';

type Reply = { status: number; body: string };

/** How a rendered page calls the API: with the visitor's host, without token and cookie. */
export type PageApi = (path: string) => Promise<Reply>;

/** A page's content and its head need the same replies, so each is requested once. */
export function pageApi(api: Pick<ApiPort, 'text'>, host: string): PageApi {
  const replies = new Map<string, ReturnType<PageApi>>();
  return (path) => {
    const reply = replies.get(path) ?? api.text(path, host);
    replies.set(path, reply);
    return reply;
  };
}

/** As long as a page may be cached without news of changes. */
const sharedMs = 1_000;

export type PageReplies = Pick<ApiPort, 'text'> & {
  /** Forgets all replies after a change. A page that begins after it gets none from before. */
  forget(): void;
  /** Whether the change stream is connected; at first it is not. */
  hearing(on: boolean): void;
};

/**
 * Replies to pages, which are the same for everybody. Each page needs the categories and when an order arrives: pages
 * of the same second ask for them once.
 */
export function shareReplies(api: Pick<ApiPort, 'text'>): PageReplies {
  const replies = new LRUCache<string, Promise<Reply>>({ max: 200, ttl: sharedMs });
  let isHearing = false;
  return {
    text(path, host) {
      if (!isHearing) return api.text(path, host);
      const key = `${host} ${path}`;
      const known = replies.get(key);
      if (known) return known;
      const asked = api.text(path, host);
      replies.set(key, asked);
      const drop = () => {
        if (replies.peek(key) === asked) replies.delete(key);
      };
      asked.then(({ status }) => status !== 200 && drop(), drop);
      return asked;
    },
    forget: () => replies.clear(),
    hearing(on) {
      replies.clear();
      isHearing = on;
    },
  };
}
