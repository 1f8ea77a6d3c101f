import { Alert, Button } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** How many orders came while the list was open; a press takes them into it. */
export function NewOrders({ count, onTake }: { count: number; onTake: () => void }) {
  const { t } = useTranslation('store-admin/orders');
  return (
    <div role="status">
      {count > 0 ? (
        <Alert severity="info">
          {t('live.new', { count })}{' '}
          <Button size="small" onClick={onTake}>
            {t('live.show')}
          </Button>
        </Alert>
      ) : null}
    </div>
  );
}
