import type { ApiPath, ApiReply } from './calls.types';
import { apiClient } from './lazy-client';

type UploadOptions = {
  /** Called with the sent share, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Uploads one file to the API. Rejects with `ApiError`. */
export async function upload<P extends '/uploads' & ApiPath<'post'>>(
  path: P,
  file: File,
  options: UploadOptions = {},
): Promise<ApiReply<'post', P>> {
  return uploadFile(path, file, options);
}

/** Uploads one file to any path that takes one: `uploadFile<ProductImport>('/product-imports', file)`. */
export async function uploadFile<Reply>(
  path: string,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<Reply> {
  const form = new FormData();
  form.append('file', file);
  const { data } = await apiClient.post(path, form, {
    onUploadProgress: ({ progress = 0 }) => onProgress?.(progress),
    ...(signal && { signal }),
  });
  return data;
}
