import { z } from 'zod';
import { languageCode } from '../../platform/http/localized.schema.ts';
import { sessionUser } from '../sessions/sessions.schema.ts';

const email = z.email().max(254).toLowerCase();
const name = z.string().trim().min(2).max(80);
const phone = z.string().trim().max(40);
const newPassword = z.string().min(10).max(128);
/** The token of a link. A truncated one is an expired link, not an invalid field. */
const token = z.string().min(1).max(200);

export const signUpInput = z.strictObject({
  name,
  email,
  password: newPassword,
  phone: phone.optional(),
  locale: languageCode.optional(),
});
export type SignUpInput = z.infer<typeof signUpInput>;
/** The account has to be confirmed by a mail's link first. */
export const confirmReply = z.object({ confirm: z.literal(true) });

export const forgotPasswordInput = z.strictObject({
  email,
  /** The login type; by default a shopper on a store's host and an operator on the platform's. */
  loginType: z.enum(['customer', 'tenantAdmin', 'platformAdmin']).optional(),
});
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInput>;

export const resetPasswordInput = z.strictObject({ token, password: newPassword });
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;
export const verifyEmailInput = z.strictObject({ token });
export const resendVerificationInput = z.strictObject({ email });

export const acceptInvitationInput = z.strictObject({ token, password: newPassword, name: name.optional() });
export type AcceptInvitationInput = z.infer<typeof acceptInvitationInput>;

export const profileInput = z.strictObject({
  name: name.optional(),
  phone: phone.optional(),
  locale: languageCode.optional(),
  /** A picture that was uploaded to this store; null removes it. */
  image: z
    .string()
    .max(200)
    .regex(/^\/uploads\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/)
    .nullable()
    .optional(),
});
export type ProfileInput = z.infer<typeof profileInput>;
export const profileReply = z.object({ user: sessionUser });

export const changePasswordInput = z.strictObject({
  currentPassword: z.string().min(1).max(128),
  newPassword,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;
