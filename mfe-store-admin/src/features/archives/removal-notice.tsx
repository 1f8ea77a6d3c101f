import { Alert, Button, notify, useFormat, usePermission } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import type { StoreRemoval } from './archives.queries';
import { useTakeBackRemoval } from './archives.queries';

/** When the store is deleted and why, and the way back for its owner. */
export function RemovalNotice({ removal: { removeAt, because, reason } }: { removal: StoreRemoval }) {
  const { t } = useTranslation('store-admin/archives');
  const { date } = useFormat();
  const mayDelete = usePermission('delete_store');
  const undo = useTakeBackRemoval();
  if (!removeAt) return null;
  if (because === 'operator')
    return (
      <Alert severity="warning">
        {t('deletion.ordered', { date: date(removeAt) })} {reason}
      </Alert>
    );
  if (because !== 'owner') return <Alert severity="warning">{t('removal', { date: date(removeAt) })}</Alert>;
  return (
    <Alert
      severity="warning"
      action={
        mayDelete ? (
          <Button
            size="small"
            variant="contained"
            loading={undo.isPending}
            onClick={() =>
              undo.mutate(undefined, {
                onSuccess: () => notify.success(t('deletion.undone')),
                onError: (error) => notify.error(error),
              })
            }
          >
            {t('deletion.undo')}
          </Button>
        ) : undefined
      }
    >
      {t('deletion.planned', { date: date(removeAt) })}
    </Alert>
  );
}
