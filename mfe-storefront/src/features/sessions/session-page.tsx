import { useAuthPage } from 'mfe-shared/sign-in';
import { SessionFrame } from './session-frame';

/** The smaller sign-in pages in the shop's frame. */
export function SessionPage() {
  const { page, Content } = useAuthPage('customer');
  return (
    <SessionFrame page={page}>
      <Content loginType="customer" />
    </SessionFrame>
  );
}
