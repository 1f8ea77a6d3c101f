import { ShieldX } from 'lucide-react';
import { Button, EmptyState, landingPath, signInPath, useSession } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { MoreGoods } from '../../ui/more-goods';
import { Page } from '../../ui/page';
import { useTitle } from '../../ui/use-title';

/** /unauthorized: what was asked for needs other rights. It leads to the person's own start page or another account. */
export function AccessDeniedPage() {
  const { t } = useTranslation('storefront/access-denied');
  const { isAuthenticated, loginType } = useSession();
  useTitle(t('title'));
  return (
    <Page>
      <EmptyState
        level="h1"
        icon={<ShieldX size={40} />}
        title={t('title')}
        text={t(isAuthenticated ? 'text' : 'signedOutText')}
        action={
          <>
            <Button variant="contained" to={isAuthenticated ? landingPath(loginType) : '/'}>
              {t('home')}
            </Button>{' '}
            <Button color="neutral" to={signInPath(loginType)}>
              {t(isAuthenticated ? 'otherAccount' : 'signIn')}
            </Button>
          </>
        }
      />
      <MoreGoods />
    </Page>
  );
}
