import { PageTabs } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

/** Levels, and the ledger of how they came about. */
export function StockTabs({ current }: { current: 'levels' | 'ledger' }) {
  const { t } = useTranslation('store-admin/stock');
  return (
    <PageTabs
      label={t('title')}
      tabs={[
        { to: '/admin/stock', label: t('tabs.levels'), current: current === 'levels' },
        { to: '/admin/stock/movements', label: t('tabs.ledger'), current: current === 'ledger' },
      ]}
    />
  );
}
