import type { ApiFile, ApiPath, FileParameters } from './calls.types';
import { fillPath } from './fill-path';
import { apiClient } from './lazy-client';

type DownloadOptions = {
  /** The values of the parameters in the path. */
  path?: Record<string, string>;
  query?: object;
  /** The name of the file. */
  name: string;
};

/** The parameters as the API describes them, and the name of the file. */
type FileOptions<P extends ApiFile> = FileParameters<P> & Pick<DownloadOptions, 'name'>;

/** Fetches a file of the API and gives it to the browser to save. Rejects with `ApiError`. */
export async function download<P extends ApiFile>(path: P, options: FileOptions<P>): Promise<void>;
/** @deprecated For remotes built before mfe-shared 1.61, when no types described the files of the API. */
export async function download<P extends ApiPath<'get'>>(path: P, options: DownloadOptions): Promise<void>;
export async function download(path: string, options: object): Promise<void> {
  const { path: values, query, name } = options as DownloadOptions;
  const url = fillPath(path, values);
  const { data } = await apiClient.get<Blob>(url, { params: query, responseType: 'blob' });
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
