import type { ApiPath } from './calls.types';
import { apiClient } from './lazy-client';

type DownloadOptions = {
  /** The values of the parameters in the path. */
  path?: Record<string, string>;
  query?: object;
  /** The name of the file. */
  name: string;
};

/** Fetches a file of the API and gives it to the browser to save. Rejects with `ApiError`. */
export async function download<P extends ApiPath<'get'>>(
  path: P,
  { path: values = {}, query, name }: DownloadOptions,
): Promise<void> {
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
  const { data } = await apiClient.get<Blob>(url, { params: query, responseType: 'blob' });
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
