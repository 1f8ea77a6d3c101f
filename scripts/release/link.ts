import { overrideTicket } from '../../api/src/features/overrides/overrides.schema.ts';
import type { PlatformClient } from './platform-client.ts';
import { expected } from './refusal.ts';

/** The link that exchanges a ticket for an override, and leads to this page. */
export function linkTo({ origin, pathname, search }: URL, ticket: string): string {
  const query = new URLSearchParams({ ticket, ...(pathname + search !== '/' && { to: pathname + search }) });
  return `${origin}/live/override?${query}`;
}

/** A link that opens a published build in one browser. */
export async function previewLink(
  platform: PlatformClient,
  token: string,
  { part, build, page }: { part: string; build: string; page: string },
): Promise<string> {
  const reply = await platform.call('POST', '/api/overrides', token, { remote: part, build });
  return linkTo(new URL(page), expected(part, reply, overrideTicket).ticket);
}
