import { SignOut } from 'mfe-shared/sign-in';
import { AuthFrame } from './auth-frame';

/** /platform-admin/auth/logout: signs out without a further click. */
export function SignOutPage() {
  return (
    <AuthFrame page="logout">
      <SignOut loginType="platformAdmin" />
    </AuthFrame>
  );
}
