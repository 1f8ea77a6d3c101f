import type { ApiPath, ApiReply, ApiUpload } from './calls.types';
import { fillPath } from './fill-path';
import { apiClient } from './lazy-client';

type UploadOptions = {
  /** Called with the sent share, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** The options are optional for a path without parameters. */
type UploadArguments<P extends ApiUpload> = P extends `${string}{${string}`
  ? [options: UploadOptions & { path: PathValues<P> }]
  : [options?: UploadOptions];

/** The values of the parameters in a path. */
type PathValues<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string> & PathValues<Rest>
  : unknown;

/**
 * Uploads one file to a path of the API that takes one: `upload('/support-cases/{id}/files', file, { path: { id } })`.
 * Rejects with `ApiError`.
 */
export async function upload<P extends ApiUpload>(
  path: P,
  file: File,
  ...options: UploadArguments<P>
): Promise<ApiReply<'post', P>>;
export async function upload<P extends '/uploads' & ApiPath<'post'>>(
  path: P,
  file: File,
  options?: UploadOptions,
): Promise<ApiReply<'post', P>>;
export async function upload(path: string, file: File, options: object = {}): Promise<unknown> {
  const { path: values, ...rest } = options as UploadOptions & { path?: Record<string, string> };
  return uploadFile(fillPath(path, values), file, rest);
}

/** @deprecated Use `upload`, whose paths and replies are those of the API. Removed with mfe-shared 2. */
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
