import type { AxiosInstance, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import axios, { isAxiosError, isCancel } from 'axios';
import { constants } from '../constants';
import { readCookie } from '../cookies';
import { log } from '../log';
import type { TenantContext } from '../tenant/tenant.types';
import { getTenantContext } from '../tenant/tenant-context';
import { handleFailure } from './failures';
import { requestHeaders } from './headers';
import { toApiError } from './to-api-error';

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    startedAt?: number;
  }
  interface AxiosResponse {
    /** The tenant that the request was made in; set by the client. */
    _tenantInfo?: Pick<TenantContext, 'type' | 'subtype' | 'id' | 'slug' | 'detectionMethod'>;
  }
}

/** A page that is rendered on a server makes requests without a session, and its failures cause no redirect. */
const isBrowser = typeof document !== 'undefined';

const { basePath, timeoutMs, slowResponseMs, slowPerformanceMs } = constants.api;

/** The one HTTP client of the page, shared by shell and remotes. Rejects with `ApiError`; never shows a toast. */
export const apiClient: AxiosInstance = axios.create({
  baseURL: basePath,
  timeout: timeoutMs,
  headers: { Accept: 'application/json' },
  // `status=a&status=b`, as the API reads lists.
  paramsSerializer: { indexes: null },
  // The API uses bearer tokens. Axios reads XSRF cookies asynchronously, which would delay each request until the
  // running rendering has ended.
  xsrfCookieName: '',
});

apiClient.interceptors.request.use((config) => {
  if (!isBrowser) return config;
  const context = getTenantContext();
  const headers = requestHeaders({
    context,
    token: readCookie('access_token'),
    company: storedCompany() ?? context.slug,
    origin: location.origin,
    pathname: location.pathname,
    now: new Date(),
  });
  // Headers that the caller has set stay: an administrator's request names its own admin type.
  for (const [name, value] of Object.entries(headers)) config.headers.set(name, value, false);
  config.startedAt = performance.now();
  return config;
});

apiClient.interceptors.response.use(
  (response) => {
    if (!isBrowser) return response;
    logSlow(response);
    const { type, subtype, id, slug, detectionMethod } = getTenantContext();
    response._tenantInfo = { type, subtype, id, slug, detectionMethod };
    return response;
  },
  (failure: unknown) => {
    if (isCancel(failure)) throw failure;
    const error = toApiError(failure);
    if (!isBrowser) throw error;
    const config = isAxiosError(failure) ? failure.config : undefined;
    handleFailure(error, config?.url ?? '', duration(config));
    throw error;
  },
);

function logSlow({ config, status }: AxiosResponse): void {
  const durationMs = duration(config);
  if (durationMs <= slowResponseMs) return;
  const fields = { url: config.url, status, durationMs };
  log.info(durationMs > slowPerformanceMs ? 'slow request (performance)' : 'slow response', fields);
}

function duration(config: InternalAxiosRequestConfig | undefined): number {
  return config?.startedAt === undefined ? 0 : Math.round(performance.now() - config.startedAt);
}

function storedCompany(): string | null {
  try {
    return localStorage.getItem('company');
  } catch {
    return null;
  }
}
