import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readOne } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { encodePicture, pictureFormat } from '../../platform/storage/pictures.ts';
import type { CaseFile } from './support-cases.schema.ts';
import { supportFiles } from './support-cases.table.ts';

export const largestFile = 5 * 1_048_576;
/** The number of files that may wait for a message, of one person in one case, or for a case to be opened. */
const mostWaiting = 10;

type Kept = { type: string; name: string; content: Buffer };

const refused = (message: string) => new AppError('VALIDATION', [{ field: 'file', message }]);

/**
 * Returns a file as it is kept: its type follows from its content, never from its name. Pictures are encoded anew;
 * besides them there are PDF and plain text. Nothing else is taken, so that nothing can be run.
 */
export async function readAttachment({ name, file }: { name: string; file: Buffer }): Promise<Kept> {
  if (file.length === 0) throw refused('empty');
  const base = name
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, 100);
  const named = (ending: string) => `${base || 'file'}.${ending}`;
  if (file.subarray(0, 5).toString('latin1') === '%PDF-')
    return { type: 'application/pdf', name: named('pdf'), content: file };
  if (pictureFormat(file)) return { type: 'image/webp', name: named('webp'), content: await reencode(file) };
  if (isPlainText(file)) return { type: 'text/plain', name: named('txt'), content: file };
  throw refused('type');
}

async function reencode(file: Buffer): Promise<Buffer> {
  try {
    return (await encodePicture(file)).bytes;
  } catch {
    throw refused('type');
  }
}

/** Whether a file is UTF-8 without control characters but those of lines. */
function isPlainText(file: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for.
    return !/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(text);
  } catch {
    return false;
  }
}

type Upload = Kept & { tenantId: string; caseId: string | null; uploadedBy: string };

/**
 * Keeps a file for the next message of this person: in a case that the caller has locked, or in one that is opened with
 * it. A file that nobody of the store has sent within a day is deleted.
 */
export async function keepFile(tx: Tx, upload: Upload): Promise<CaseFile> {
  const { tenantId, caseId, uploadedBy, content } = upload;
  // This lock is for uploads without a case to lock: two at once would both find room.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('larder.support-files'), hashtext(${uploadedBy}))`,
  );
  const waiting = and(eq(supportFiles.tenantId, tenantId), isNull(supportFiles.messageId));
  await tx
    .delete(supportFiles)
    .where(and(waiting, lt(supportFiles.createdAt, sql`now() - interval '1 day'`)));
  const own = and(
    waiting,
    eq(supportFiles.uploadedBy, uploadedBy),
    caseId ? eq(supportFiles.caseId, caseId) : isNull(supportFiles.caseId),
  );
  if ((await tx.$count(supportFiles, own)) >= mostWaiting) throw refused('too_many');
  const [kept] = await tx
    .insert(supportFiles)
    .values({ ...upload, size: content.length })
    .returning(columns);
  if (!kept) throw new Error('the file was not written');
  return kept;
}

const columns = {
  id: supportFiles.id,
  name: supportFiles.name,
  type: supportFiles.type,
  size: supportFiles.size,
};

/** Throws VALIDATION for a file that is not this person's, of another case, or attached already. */
export async function attachFiles(
  tx: Tx,
  {
    tenantId,
    caseId,
    messageId,
    uploadedBy,
  }: Record<'tenantId' | 'caseId' | 'messageId' | 'uploadedBy', string>,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const attached = await tx
    .update(supportFiles)
    .set({ messageId, caseId })
    .where(
      and(
        eq(supportFiles.tenantId, tenantId),
        or(eq(supportFiles.caseId, caseId), isNull(supportFiles.caseId)),
        ...[eq(supportFiles.uploadedBy, uploadedBy), isNull(supportFiles.messageId)],
        inArray(supportFiles.id, ids),
      ),
    )
    .returning({ id: supportFiles.id });
  if (attached.length !== new Set(ids).size)
    throw new AppError('VALIDATION', [{ field: 'fileIds', message: 'unknown' }]);
}

/** Reads the attached files of a case, by their message. */
export async function filesOf(tx: Tx, caseId: string): Promise<Map<string, CaseFile[]>> {
  const rows = await tx
    .select({ ...columns, messageId: supportFiles.messageId })
    .from(supportFiles)
    .where(eq(supportFiles.caseId, caseId))
    .orderBy(supportFiles.id);
  const files = new Map<string, CaseFile[]>();
  for (const { messageId, ...file } of rows)
    if (messageId) files.set(messageId, [...(files.get(messageId) ?? []), file]);
  return files;
}

/** Reads a file that a message of this case has. A transaction of a store sees only the store's. */
export function readFileOf(tx: Tx, caseId: string, id: string): Promise<Kept> {
  return readOne(
    tx
      .select({ name: supportFiles.name, type: supportFiles.type, content: supportFiles.content })
      .from(supportFiles)
      .where(
        and(
          eq(supportFiles.id, id),
          eq(supportFiles.caseId, caseId),
          sql`${supportFiles.messageId} is not null`,
        ),
      ),
  );
}
