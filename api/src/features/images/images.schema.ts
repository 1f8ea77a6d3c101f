import { z } from 'zod';

/** POST /uploads (multipart, field `file`, one picture up to 10 MB): it is re-encoded, its metadata dropped. */
export const uploadReply = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
});
export type UploadReply = z.infer<typeof uploadReply>;
