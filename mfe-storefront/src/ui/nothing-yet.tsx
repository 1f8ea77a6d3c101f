import { Button, EmptyState } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreGoods } from './more-goods';

type NothingYetProps = { icon: ReactNode; title: string; text: string };

/** In the place of goods that a shopper has not chosen yet: the way to all goods, and a shelf of them. */
export function NothingYet(props: NothingYetProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <EmptyState
        {...props}
        action={
          <Button variant="contained" to="/search">
            {t('checkCauses')}
          </Button>
        }
      />
      <MoreGoods />
    </>
  );
}
