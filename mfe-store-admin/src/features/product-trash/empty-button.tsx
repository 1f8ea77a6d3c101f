import { Trash2 } from 'lucide-react';
import { Button } from 'mfe-shared';
import { ConfirmedAction } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useEmptyTrash } from './product-trash.queries';

/** Deletes all `count` products of the trash for good. */
export function EmptyButton({ count }: { count: number }) {
  const { t } = useTranslation('store-admin/product-trash');
  const empty = useEmptyTrash();
  return (
    <ConfirmedAction
      button={(ask) => (
        <Button variant="outlined" color="error" startIcon={<Trash2 size={16} />} onClick={ask}>
          {t('empty')}
        </Button>
      )}
      title={t('emptyTitle')}
      text={t('emptyText', { count })}
      confirmLabel={t('empty')}
      run={() => empty.mutateAsync()}
      done={t('emptied')}
    />
  );
}
