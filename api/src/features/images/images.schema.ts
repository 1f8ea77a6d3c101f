import { z } from 'zod';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';

/** POST /uploads (multipart, field `file`, one picture up to 10 MB): it is re-encoded, its metadata dropped. */
export const uploadReply = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
});
export type UploadReply = z.infer<typeof uploadReply>;

/** A store's uploads, the newest first; `q` is a part of the file's name. */
export const pictureListQuery = listQuery(['-createdAt']);
export type PictureListQuery = z.infer<typeof pictureListQuery>;

export const libraryPicture = uploadReply.extend({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
});
export type LibraryPicture = z.infer<typeof libraryPicture>;
export const pictureList = listReply(libraryPicture);
