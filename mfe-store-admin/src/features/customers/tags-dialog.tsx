import { useQuery } from '@tanstack/react-query';
import { Button, Dialog, notify, Stack } from 'mfe-shared';
import { useBulk } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagsField } from '../../ui/tags-field';
import { useTenantId } from '../../ui/use-tenant-id';
import { customers, customerTagsQuery } from './customers.queries';

type TagsDialogProps = { ids: string[]; open: boolean; onClose: () => void };

/** Tags that many customers get and lose. */
export function TagsDialog({ ids, open, onClose }: TagsDialogProps) {
  const { t } = useTranslation('store-admin/customers');
  const change = useBulk(customers, 'tags');
  const { data: known = [] } = useQuery(customerTagsQuery(useTenantId()));
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const count = ids.length;
  const save = () =>
    change.mutateAsync(ids.map((id) => ({ id, add, remove }))).then(() => {
      notify.success(t('done.tags', { count }));
      setAdd([]);
      setRemove([]);
      onClose();
    }, notify.error);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('tagsTitle', { count })}
      actions={
        <>
          <Button color="neutral" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={add.length + remove.length === 0}
            loading={change.isPending}
            onClick={() => void save()}
          >
            {t('changeTags')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2, pb: 1 }}>
        <TagsField label={t('addTags')} value={add} onChange={setAdd} suggestions={known} />
        <TagsField label={t('removeTags')} value={remove} onChange={setRemove} suggestions={known} />
      </Stack>
    </Dialog>
  );
}
