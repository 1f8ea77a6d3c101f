import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Category } from 'api';
import { ApiError, Button, Dialog, notify, Select, Stack, Typography, useText } from 'mfe-shared';
import { useDeletedNotice } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryOptions } from '../../ui/category-options';
import { useTenantId } from '../../ui/use-tenant-id';
import { categories, treeQuery, useDeleteCategory } from './categories.queries';
import { subtree } from './category-tree';

type DeleteDialogProps = { category: Category; onClose: () => void; onDeleted?: () => void };

/** Asks before a category is deleted, and where to put what it holds. */
export function DeleteDialog({ category, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation(['store-admin/categories', 'common']);
  const text = useText();
  const name = text(category.name);
  const remove = useDeleteCategory();
  const deleted = useDeletedNotice('categories.restore', categories.changes);
  const client = useQueryClient();
  const tree = treeQuery(useTenantId());
  const { data: all = [] } = useQuery(tree);
  const [moveTo, setMoveTo] = useState('');
  // Coupons are not counted here: the API tells of them by its refusal.
  const [refused, setRefused] = useState(false);
  const children = all.filter(({ parentId }) => parentId === category.id).length;
  const isUsed = refused || category.totalCount > 0 || children > 0;
  const own = subtree(all, category.id);
  const options = categoryOptions(all, text).filter(({ value }) => !own.has(value));
  const end = () =>
    remove.mutate(
      { id: category.id, moveTo: isUsed ? moveTo : '' },
      {
        onSuccess: () => {
          deleted(t('deleted', { name }), [category.id]);
          onClose();
          // The list is read again at once; a page that is left now would read the category that is gone.
          if (onDeleted) onDeleted();
          else void client.invalidateQueries({ queryKey: tree.queryKey });
        },
        onError: (error) => {
          const tooDeep = error instanceof ApiError && error.details?.[0]?.message === 'too_deep';
          if (error instanceof ApiError && error.code === 'IN_USE') setRefused(true);
          else if (tooDeep) notify.error(new Error(t('problems.too_deep')));
          else notify.error(error);
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deleteTitle', { name })}
      size="xs"
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={remove.isPending}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            loading={remove.isPending}
            disabled={isUsed && !moveTo}
            onClick={end}
          >
            {t('delete')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography>{t(isUsed ? 'deleteUsed' : 'deleteText')}</Typography>
        {isUsed ? (
          <Select
            label={t('moveTo')}
            options={[{ value: '', label: t('choose') }, ...options]}
            value={moveTo}
            onChange={({ target }) => setMoveTo(target.value)}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
