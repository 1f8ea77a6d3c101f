import type { AuthError } from '@auth/core/errors';
import {
  AccessDenied,
  AdapterError,
  CallbackRouteError,
  CredentialsSignin,
  EventError,
  InvalidCallbackUrl,
  InvalidCheck,
  InvalidProvider,
  JWTSessionError,
  MissingAdapter,
  MissingAdapterMethods,
  MissingAuthorize,
  MissingCSRF,
  MissingSecret,
  OAuthAccountNotLinked,
  OAuthCallbackError,
  OAuthProfileParseError,
  SignOutError,
  UnknownAction,
  UnsupportedStrategy,
} from '@auth/core/errors';
import type { ErrorCode } from '../../platform/errors/app-error.ts';

/** The provider did not confirm the address or named none, and the identity is unknown here. */
export class EmailUnproven extends AccessDenied {}

/** A refused sign-in with a password, and the reason. */
export class CredentialsRefused extends CredentialsSignin {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, status: number, headers: Record<string, string>) {
    super();
    this.code = code;
    this.status = status;
    this.headers = headers;
  }
}

export type LayerProblem = {
  /** The log's code, from the specification, section 8. */
  code: string;
  /**
   * - `configuration`: nobody can sign in before it is repaired; 500, and no cause shown
   * - `refused`: the visitor is told, by `shown`
   * - `passing`: something broken was put aside, and the request went on
   */
  kind: 'configuration' | 'refused' | 'passing';
  /** The `error` parameter of the page that the visitor is sent to. */
  shown: string;
  page: '/auth/login' | '/auth/error';
};

const configuration = (code: string): LayerProblem => ({
  code,
  kind: 'configuration',
  shown: 'Configuration',
  page: '/auth/error',
});
const refused = (code: string, shown = code, page: LayerProblem['page'] = '/auth/login'): LayerProblem => ({
  code,
  kind: 'refused',
  shown,
  page,
});
const passing = (code: string): LayerProblem => ({
  code,
  kind: 'passing',
  shown: code,
  page: '/auth/error',
});

export const unknownProblem = refused('UnknownError', 'UnknownError', '/auth/error');
export const missingRouteCode = 'MISSING_NEXTAUTH_API_ROUTE_ERROR';

type ErrorClass = abstract new (...given: never[]) => AuthError;

/** The names of @auth/core's errors in our logs and pages. A class includes its subclasses. */
export const layerErrors: ReadonlyMap<ErrorClass, LayerProblem> = new Map<ErrorClass, LayerProblem>([
  [MissingSecret, configuration('NO_SECRET')],
  [MissingAuthorize, configuration('CALLBACK_CREDENTIALS_HANDLER_ERROR')],
  [MissingAdapter, configuration('EMAIL_REQUIRES_ADAPTER_ERROR')],
  [MissingAdapterMethods, configuration('MISSING_ADAPTER_METHODS_ERROR')],
  [UnsupportedStrategy, configuration('CALLBACK_CREDENTIALS_JWT_ERROR')],
  [InvalidCallbackUrl, refused('INVALID_CALLBACK_URL_ERROR', 'UnknownError', '/auth/error')],
  [UnknownAction, refused(missingRouteCode, 'UnknownError', '/auth/error')],
  [OAuthCallbackError, refused('OAuthCallbackError')],
  [InvalidCheck, refused('OAuthCallbackError')],
  [CallbackRouteError, refused('OAuthCallbackError')],
  [OAuthProfileParseError, refused('OAuthCallbackError')],
  [OAuthAccountNotLinked, refused('AccountNotLinkedError')],
  [EmailUnproven, refused('UnknownError', 'EmailUnverifiedError')],
  [AccessDenied, refused('UnknownError', 'AccessDenied')],
  [CredentialsSignin, refused('UnknownError', 'CredentialsSignin')],
  [MissingCSRF, refused('UnknownError', 'MissingCSRF')],
  [InvalidProvider, unknownProblem],
  [JWTSessionError, passing('UnknownError')],
  [SignOutError, passing('UnknownError')],
  [EventError, passing('UnknownError')],
  [AdapterError, passing('UnknownError')],
]);

/**
 * Errors of @auth/core's own configuration checks, which are in no list. Any other kind of error came from talking to
 * a provider, since our own errors are caught apart (layer.ts).
 */
export function problemOf(error: Error): LayerProblem {
  for (
    let step: unknown = error.constructor;
    typeof step === 'function';
    step = Object.getPrototypeOf(step)
  ) {
    const found = layerErrors.get(step as unknown as ErrorClass);
    if (found) return found;
  }
  return 'kind' in error && 'type' in error ? configuration('UnknownError') : unknownProblem;
}
