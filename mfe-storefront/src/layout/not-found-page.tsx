import { Compass } from 'lucide-react';
import { Button, EmptyState } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { MoreGoods } from '../ui/more-goods';
import { Page } from '../ui/page';

/** For paths without a page of the shop. */
export function NotFoundPage() {
  const { t } = useTranslation('storefront/layout');
  return (
    <>
      <EmptyState
        icon={<Compass size={40} />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Button variant="contained" to="/">
            {t('notFound.action')}
          </Button>
        }
      />
      <Page>
        <MoreGoods />
      </Page>
    </>
  );
}
