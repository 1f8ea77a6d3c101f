import { apiClient } from './lazy-client';

/** Reads a text that the API answers as a file, such as a CSV. Rejects with `ApiError`. */
export async function readText(path: string, query: object = {}): Promise<string> {
  const { data } = await apiClient.get<string>(path, { params: query, responseType: 'text' });
  return data;
}
