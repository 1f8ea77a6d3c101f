/** The door of mfe-shared for the pages of people who are not signed in, and of their own account. */
export { PasswordField, type PasswordFieldProps } from './sign-in/password-field';
