import { apiClient } from './lazy-client';

export type ReadOptions = { params?: object | undefined; signal?: AbortSignal | undefined };
export type WriteOptions = { headers?: Record<string, string>; params?: object };

/** The five verbs. `path` is below `/api` (`/catalog/products`); the promise gives the reply's body. */
export type ApiVerbs = {
  get<T>(path: string, options?: ReadOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: WriteOptions): Promise<T>;
  put<T>(path: string, body?: unknown, options?: WriteOptions): Promise<T>;
  patch<T>(path: string, body?: unknown, options?: WriteOptions): Promise<T>;
  delete<T>(path: string, options?: WriteOptions): Promise<T>;
};

/** Calls of the shop and of everybody: `api.get<ProductList>('/catalog/products', { params })`. */
export const api: ApiVerbs = {
  get: async <T>(path: string, options?: ReadOptions) => (await apiClient.get<T>(path, options)).data,
  post: async <T>(path: string, body?: unknown, options?: WriteOptions) =>
    (await apiClient.post<T>(path, body, options)).data,
  put: async <T>(path: string, body?: unknown, options?: WriteOptions) =>
    (await apiClient.put<T>(path, body, options)).data,
  patch: async <T>(path: string, body?: unknown, options?: WriteOptions) =>
    (await apiClient.patch<T>(path, body, options)).data,
  delete: async <T>(path: string, options?: WriteOptions) => (await apiClient.delete<T>(path, options)).data,
};
