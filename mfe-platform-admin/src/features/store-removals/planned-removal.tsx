import { Alert, Button, notify, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import type { StoreRemoval } from '../../ui/removal';
import { useTakeBackRemoval } from './store-removals.queries';

type PlannedRemovalProps = { store: { id: string; name: string }; removal: StoreRemoval };

/** When the store is deleted and why; what operators decided they also take back. */
export function PlannedRemoval({ store, removal: { removeAt, because, reason } }: PlannedRemovalProps) {
  const { t } = useTranslation('platform-admin/store-removals');
  const { date } = useFormat();
  const undo = useTakeBackRemoval(store.id);
  if (!removeAt || !because) return null;
  const takeBack = () =>
    undo.mutate(undefined, {
      onSuccess: () => notify.success(t('undone', { name: store.name })),
      onError: notify.error,
    });
  return (
    <Alert
      severity="warning"
      action={
        because === 'operator' ? (
          <Button size="small" variant="contained" loading={undo.isPending} onClick={takeBack}>
            {t('undo')}
          </Button>
        ) : undefined
      }
    >
      {t(`because.${because}`, { date: date(removeAt) })} {reason}
    </Alert>
  );
}
