import { SignInError } from 'mfe-shared/sign-in';
import { AuthFrame } from './auth-frame';

/** /auth/error of the platform's own host: the way on leads to the store's own sign-in. */
export function PublicErrorPage() {
  return (
    <AuthFrame page="error">
      <SignInError loginType="customer" />
    </AuthFrame>
  );
}
