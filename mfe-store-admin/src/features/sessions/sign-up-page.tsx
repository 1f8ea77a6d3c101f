import { AcceptInvitation } from 'mfe-shared/sign-in';
import { AuthFrame } from './auth-frame';

/** /admin/auth/signup: staff join with the link of an invitation. */
export function SignUpPage() {
  return (
    <AuthFrame page="signup">
      <AcceptInvitation />
    </AuthFrame>
  );
}
