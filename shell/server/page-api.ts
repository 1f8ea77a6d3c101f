import type { ApiPort } from './api-port.ts';

/** How one page asks the API: as the visitor's host, and as nobody: no token and no cookie goes with it. */
export type PageApi = (path: string) => Promise<{ status: number; body: string }>;

/** A page's content and its head need the same replies: each is asked for once. */
export function pageApi(api: Pick<ApiPort, 'text'>, host: string): PageApi {
  const replies = new Map<string, ReturnType<PageApi>>();
  return (path) => {
    const reply = replies.get(path) ?? api.text(path, host);
    replies.set(path, reply);
    return reply;
  };
}
