import { SignInForm } from 'mfe-shared/sign-in';
import { AuthFrame } from './auth-frame';

/** /platform-admin/auth/login: operators sign in, and go on to where they were. */
export function SignInPage() {
  return (
    <AuthFrame page="login">
      <SignInForm loginType="platformAdmin" />
    </AuthFrame>
  );
}
