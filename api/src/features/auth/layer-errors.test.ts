import * as errors from '@auth/core/errors';
import { CredentialsRefused, EmailUnproven, problemOf } from './layer-errors.ts';

const classified = (error: Error) => {
  const { code, kind, shown } = problemOf(error);
  return [kind, code, shown];
};

describe('an error of the sign-in layer', () => {
  it.each([
    [errors.MissingSecret, 'NO_SECRET'],
    [errors.MissingAuthorize, 'CALLBACK_CREDENTIALS_HANDLER_ERROR'],
    [errors.MissingAdapter, 'EMAIL_REQUIRES_ADAPTER_ERROR'],
    [errors.MissingAdapterMethods, 'MISSING_ADAPTER_METHODS_ERROR'],
    [errors.UnsupportedStrategy, 'CALLBACK_CREDENTIALS_JWT_ERROR'],
    [errors.InvalidEndpoints, 'UnknownError'],
    [errors.UntrustedHost, 'UnknownError'],
    [errors.DuplicateConditionalUI, 'UnknownError'],
    [errors.ExperimentalFeatureNotEnabled, 'UnknownError'],
  ])('like %p stops everybody, as %s', (type, code) => {
    expect(classified(new type())).toEqual(['configuration', code, 'Configuration']);
  });

  it.each([
    [errors.InvalidCallbackUrl, 'INVALID_CALLBACK_URL_ERROR', 'UnknownError'],
    [errors.UnknownAction, 'MISSING_NEXTAUTH_API_ROUTE_ERROR', 'UnknownError'],
    [errors.OAuthCallbackError, 'OAuthCallbackError', 'OAuthCallbackError'],
    [errors.InvalidCheck, 'OAuthCallbackError', 'OAuthCallbackError'],
    [errors.CallbackRouteError, 'OAuthCallbackError', 'OAuthCallbackError'],
    [errors.OAuthProfileParseError, 'OAuthCallbackError', 'OAuthCallbackError'],
    [errors.OAuthAccountNotLinked, 'AccountNotLinkedError', 'AccountNotLinkedError'],
    [errors.AccessDenied, 'UnknownError', 'AccessDenied'],
    [EmailUnproven, 'UnknownError', 'EmailUnverifiedError'],
    [errors.CredentialsSignin, 'UnknownError', 'CredentialsSignin'],
    [errors.MissingCSRF, 'UnknownError', 'MissingCSRF'],
    [errors.InvalidProvider, 'UnknownError', 'UnknownError'],
  ])('like %p is logged as %s and shown as %s', (type, code, shown) => {
    expect(classified(new type())).toEqual(['refused', code, shown]);
  });

  it.each([errors.JWTSessionError, errors.SignOutError, errors.EventError, errors.AdapterError])(
    'like %p is logged, and the request continues',
    (type) => expect(classified(new type())).toEqual(['passing', 'UnknownError', 'UnknownError']),
  );

  it('includes its subclasses', () => {
    const refused = new CredentialsRefused('EMAIL_UNVERIFIED', 409, {});
    expect(classified(refused)).toEqual(['refused', 'UnknownError', 'CredentialsSignin']);
    expect(refused.code).toBe('EMAIL_UNVERIFIED');
  });

  it('of an unknown kind leads to the error page', () => {
    expect(problemOf(new TypeError('fetch failed'))).toMatchObject({
      kind: 'refused',
      shown: 'UnknownError',
      page: '/auth/error',
    });
  });
});
