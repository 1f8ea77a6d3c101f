import { VerifyRequest } from 'mfe-shared/sign-in';
import { AuthFrame } from './auth-frame';

/** /platform-admin/auth/verify-request */
export function VerifyRequestPage() {
  return (
    <AuthFrame page="verify-request">
      <VerifyRequest loginType="platformAdmin" />
    </AuthFrame>
  );
}
