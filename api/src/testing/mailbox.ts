import { desc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { mails } from '../platform/mail/mails.table.ts';
import { onPlatform } from '../platform/tenancy/tenancy.ts';

export type OutboxRow = typeof mails.$inferSelect;

/** Reads the mails to an address, newest first. */
export const mailsTo = (database: Database, recipient: string): Promise<OutboxRow[]> =>
  onPlatform(database, (tx) =>
    tx
      .select()
      .from(mails)
      .where(eq(mails.recipient, recipient))
      .orderBy(desc(mails.createdAt), desc(mails.id)),
  );

/** Reads the URL in the newest mail to an address. */
export async function linkTo(database: Database, recipient: string): Promise<URL> {
  const [newest] = await mailsTo(database, recipient);
  const line = newest?.body?.split('\n').find((text) => text.startsWith('http'));
  if (!line) throw new Error(`There is no link in the newest mail to ${recipient}`);
  return new URL(line);
}

export const tokenTo = async (database: Database, recipient: string): Promise<string> =>
  (await linkTo(database, recipient)).searchParams.get('token') ?? '';
