import { useSuspenseQuery } from '@tanstack/react-query';
import { Stack } from 'mfe-shared';
import { PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { removalOptions } from '../../ui/removal';
import { DeleteForm } from './delete-form';
import { PlannedRemoval } from './planned-removal';
import { storeOptions } from './store-removals.queries';

/** /platform-admin/tenants/:id/delete: operators decide to delete a store, and take that back. */
export function StoreRemovalPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('platform-admin/store-removals');
  const { data: store } = useSuspenseQuery(storeOptions(id));
  const { data: removal } = useSuspenseQuery(removalOptions(id));
  const isDecided = removal.because === 'owner' || removal.because === 'operator';
  return (
    <Stack spacing={2}>
      <PageHeader
        title={t('title', { name: store.name })}
        back={{ to: `/platform-admin/tenants/${id}`, label: store.name }}
      />
      <PlannedRemoval store={store} removal={removal} />
      {isDecided ? null : <DeleteForm store={store} />}
    </Stack>
  );
}
