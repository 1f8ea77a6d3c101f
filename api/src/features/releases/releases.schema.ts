import { z } from 'zod';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';
import { message } from '../../platform/message.schema.ts';
import {
  buildName,
  fileName,
  partName,
  releaseRecord,
  uploadedRecord,
} from '../../platform/storage/release-record.schema.ts';

/** A consistent record: every file that it names is listed exactly once. */
const uploadRecord = uploadedRecord.superRefine(({ entry, server, styles, chunks, files }, { addIssue }) => {
  const issue = (message: string) => addIssue({ code: 'custom', path: ['files'], message });
  const paths = new Set(files.map(({ path }) => path));
  if (paths.size < files.length) issue('the same file twice');
  const named = [entry, ...(server ? [server] : []), ...styles, ...Object.values(chunks).flat()];
  const absent = named.find((file) => !paths.has(file));
  if (absent) issue(`${absent} is missing`);
  // The server stores compressed copies beside a file.
  const forms = files.find(({ path }) => /\.(br|gz)$/.test(path));
  if (forms) issue(`${forms.path} is made by the server`);
});

export const releaseInput = z.strictObject({
  record: uploadRecord,
  /** The commit of the sources, with `-dirty` for uncommitted changes. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,64}(-dirty)?$/)
    .optional(),
  /** It will be published together with other builds, so its needs are checked then. */
  together: z.boolean().default(false),
});
export type ReleaseInput = z.infer<typeof releaseInput>;

const which = { remote: partName, build: buildName };
export const releaseParams = z.strictObject(which);
export const releaseFileParams = z.strictObject({ ...which, file: fileName });
export type ReleaseName = z.infer<typeof releaseParams>;

/** Its name for people: `1.4.2-3f2a1c`. */
export const releaseLabel = z.string();

export const releaseStatus = z.enum(['uploading', 'published', 'demoted', 'withdrawn']);

/** The files that have to be sent before it can be published. */
export const releaseInputReply = z.object({
  ...which,
  status: releaseStatus,
  missing: z.array(z.string()),
  /** It has to be opened in a browser before visitors get it. */
  demandsCheck: z.boolean(),
});
export type ReleaseInputReply = z.infer<typeof releaseInputReply>;

export const publishReply = z.object({
  ...which,
  label: releaseLabel,
  /** The composition that is live now. */
  composition: z.uuid().nullable(),
  live: z.boolean(),
  /** How long the builds ran beforehand, in milliseconds. */
  ranMs: z.number().int(),
});
export type PublishReply = z.infer<typeof publishReply>;

export const withdrawInput = z.strictObject({ reason: z.string().trim().min(1).max(200) });

export const releaseRow = z.object({
  ...which,
  version: z.string(),
  label: releaseLabel,
  commit: z.string().nullable(),
  /** Whether its files are where they were built, or in the release storage. */
  source: z.enum(['local', 'upload']),
  status: releaseStatus,
  reason: message.nullable(),
  /** The name of the deploy token or the e-mail of the operator. */
  publishedBy: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  seenAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type ReleaseRow = z.infer<typeof releaseRow>;

export const release = releaseRow.extend({ record: releaseRecord });
export type Release = z.infer<typeof release>;

export const releaseListQuery = listQuery(['newest']).extend({
  remote: partName.optional(),
  status: releaseStatus.optional(),
});
export type ReleaseListQuery = z.infer<typeof releaseListQuery>;
export const releaseList = listReply(releaseRow);
