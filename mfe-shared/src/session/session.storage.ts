import type { SessionUser } from 'api';
import { constants } from '../constants';
import { deleteCookie, readCookie, writeCookie } from '../cookies';
import type { LoginType } from './session.types';

export type StoredSession = {
  token: string | null;
  refreshToken: string | null;
  user: SessionUser | null;
  loginType: LoginType;
};

const { accessTokenDays, refreshTokenDays, userDataDays } = constants.cookies;

/** The stored session of this browser on this host. It is checked here and trusted afterwards. */
export const sessionStorageCookies = {
  read(): StoredSession {
    const data = parse(readCookie('user_data'));
    return {
      token: readCookie('access_token') || null,
      refreshToken: readCookie('refresh_token') || null,
      user: isUser(data?.user) ? data.user : null,
      loginType: isLoginType(data?.loginType) ? data.loginType : 'customer',
    };
  },
  writeTokens(token: string, refreshToken: string | null): void {
    writeCookie('access_token', token, accessTokenDays);
    if (refreshToken) writeCookie('refresh_token', refreshToken, refreshTokenDays);
  },
  writeUser(user: SessionUser, loginType: LoginType): void {
    writeCookie('user_data', JSON.stringify({ user, loginType }), userDataDays);
  },
  clear(): void {
    for (const name of ['access_token', 'refresh_token', 'user_data']) deleteCookie(name);
  },
};

/** Whether a value has all fields of a user that the page reads. */
export function isUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Record<string, unknown>;
  return (
    ['id', 'name', 'email', 'role'].every((key) => typeof user[key] === 'string') &&
    Array.isArray(user.permissions) &&
    user.permissions.every((permission) => typeof permission === 'string')
  );
}

function isLoginType(value: unknown): value is LoginType {
  return value === 'platformAdmin' || value === 'tenantAdmin' || value === 'customer';
}

function parse(json: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
