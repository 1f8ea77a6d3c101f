/** The entry point of mfe-shared for sign-in pages and for the pages of the own account. */

export { FreshDialog, type FreshDialogProps } from './second-factors/fresh-dialog';
export { ReauthenticateDialog } from './second-factors/reauthenticate-dialog';
export type { ReauthenticateDialogProps } from './second-factors/reauthenticate-panel';
export { SecondFactorRule } from './second-factors/second-factor-rule';
export type { SecondFactorRuleProps } from './second-factors/second-factor-rule-panel';
export { SecondFactors } from './second-factors/second-factors';
export type { AuthPage } from './session/paths';
export { shopperSession } from './shopper-session/shopper-session';
export type {
  ShopperSession,
  ShopperStatus,
  SignInProvider,
  SignInResult,
} from './shopper-session/shopper-session.types';
export { type ShopperSessionOptions, useShopperSession } from './shopper-session/use-shopper-session';
export { AcceptInvitation } from './sign-in/accept-invitation';
export { ChangePasswordForm } from './sign-in/change-password-form';
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './sign-in/forgot-password-form';
export { PasswordField, type PasswordFieldProps } from './sign-in/password-field';
export type { PasswordFormProps } from './sign-in/password-form';
export { PasswordForm } from './sign-in/password-form';
export { ProfileForm, type ProfileFormProps } from './sign-in/profile-form';
export { ProviderReturn } from './sign-in/provider-return';
export { ReasonAlert } from './sign-in/reason-alert';
export { ResetPasswordForm, type ResetPasswordFormProps } from './sign-in/reset-password-form';
export { SignInError, type SignInErrorProps } from './sign-in/sign-in-error';
export { SignInForm, type SignInFormProps } from './sign-in/sign-in-form';
export { SignOut, type SignOutProps } from './sign-in/sign-out';
export { useAfterSignIn } from './sign-in/use-after-sign-in';
export { type AuthPageContent, useAuthPage } from './sign-in/use-auth-page';
export { useAuthPageWords } from './sign-in/use-auth-page-words';
export { useReturnTarget } from './sign-in/use-return-target';
export { VerifyRequest, type VerifyRequestProps } from './sign-in/verify-request';
export { VisitEntrance } from './store-visit/visit-entrance';
