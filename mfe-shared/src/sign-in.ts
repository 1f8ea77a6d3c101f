/** The door of mfe-shared for the pages of people who are not signed in, and of their own account. */

export { shopperSession } from './shopper-session/shopper-session';
export type {
  ShopperSession,
  ShopperStatus,
  SignInProvider,
  SignInResult,
} from './shopper-session/shopper-session.types';
export { type ShopperSessionOptions, useShopperSession } from './shopper-session/use-shopper-session';
export { PasswordField, type PasswordFieldProps } from './sign-in/password-field';
