import { api } from '../api/api';
import type { LoginType } from '../session/session.types';

/** What can be asked for an account without being signed in to it. Whether it exists is never told. */
export const accountCalls = {
  forgotPassword: (email: string, loginType: LoginType) =>
    api.post<unknown>('/auth/forgot-password', { email, loginType }),
  resetPassword: (token: string, password: string) =>
    api.post<unknown>('/auth/reset-password', { token, password }),
  verifyEmail: (token: string) => api.post<unknown>('/auth/verify-email', { token }),
  resendVerification: (email: string) => api.post<unknown>('/auth/resend-verification', { email }),
};
