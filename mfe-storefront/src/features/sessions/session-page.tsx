import {
  ForgotPasswordForm,
  ResetPasswordForm,
  SignInError,
  SignOut,
  VerifyRequest,
} from 'mfe-shared/sign-in';
import { useLocation } from 'react-router-dom';
import { SessionFrame } from './session-frame';

const contents = {
  'forgot-password': ForgotPasswordForm,
  'reset-password': ResetPasswordForm,
  'verify-request': VerifyRequest,
  error: SignInError,
  logout: SignOut,
} satisfies Record<string, typeof SignInError>;

export type SmallPage = keyof typeof contents;

/** The smaller sign-in pages in the shop's frame; the last segment of the path says which. */
export function SessionPage() {
  const page = useLocation().pathname.split('/').filter(Boolean).at(-1) as SmallPage;
  const Content: typeof SignInError = contents[page];
  return (
    <SessionFrame page={page}>
      <Content loginType="customer" />
    </SessionFrame>
  );
}
