import type { ApiPort } from './api-port.ts';

/** How a rendered page calls the API: with the visitor's host, without token and cookie. */
export type PageApi = (path: string) => Promise<{ status: number; body: string }>;

/** A page's content and its head need the same replies, so each is requested once. */
export function pageApi(api: Pick<ApiPort, 'text'>, host: string): PageApi {
  const replies = new Map<string, ReturnType<PageApi>>();
  return (path) => {
    const reply = replies.get(path) ?? api.text(path, host);
    replies.set(path, reply);
    return reply;
  };
}
