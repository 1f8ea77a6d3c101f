/** The door of mfe-shared for the pages of people who are not signed in, and of their own account. */
export { ChangePasswordForm } from './sign-in/change-password-form';
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './sign-in/forgot-password-form';
export { PasswordField, type PasswordFieldProps } from './sign-in/password-field';
export { ProfileForm, type ProfileFormProps } from './sign-in/profile-form';
export { SignInForm, type SignInFormProps } from './sign-in/sign-in-form';
export { useAuthPageWords } from './sign-in/use-auth-page-words';
export { shopperSession } from './shopper-session/shopper-session';
export type {
  ShopperSession,
  ShopperStatus,
  SignInProvider,
  SignInResult,
} from './shopper-session/shopper-session.types';
export { type ShopperSessionOptions, useShopperSession } from './shopper-session/use-shopper-session';
