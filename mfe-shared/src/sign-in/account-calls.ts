import { api } from '../api/api';
import type { LoginType } from '../session/session.types';

/** The account calls that need no session. Their replies do not reveal whether an account exists. */
export const accountCalls = {
  forgotPassword: (email: string, loginType: LoginType) =>
    api.post('/auth/forgot-password', { body: { email, loginType } }),
  resetPassword: (token: string, password: string) =>
    api.post('/auth/reset-password', { body: { token, password } }),
  verifyEmail: (token: string) => api.post('/auth/verify-email', { body: { token } }),
  resendVerification: (email: string) => api.post('/auth/resend-verification', { body: { email } }),
};
