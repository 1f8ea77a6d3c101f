import { Link } from 'mfe-shared';
import { AuthFrame } from 'mfe-shared/backoffice';
import { useAuthPage } from 'mfe-shared/sign-in';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Brand } from '../../layout/brand';
import { NoSignUp } from './no-sign-up';

/** A page for visitors of the platform's host who are not signed in. */
export function SessionPage() {
  const { t } = useTranslation('platform-admin/sessions');
  const { pathname } = useLocation();
  const { page, title, text, Content } = useAuthPage('platformAdmin', NoSignUp);
  // The public error page links to a store's own sign-in.
  const loginType = page === 'error' && /^\/auth\//i.test(pathname) ? 'customer' : 'platformAdmin';
  return (
    <AuthFrame
      title={title}
      text={text}
      brand={
        <Link to="/" underline={false} sx={{ color: 'text.primary' }}>
          <Brand />
        </Link>
      }
      wayOut={{ label: t('toStores'), to: '/auth/signin' }}
    >
      <Content loginType={loginType} />
    </AuthFrame>
  );
}
