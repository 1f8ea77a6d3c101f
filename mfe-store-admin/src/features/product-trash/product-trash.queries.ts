import { adminClient } from 'mfe-shared';
import { defineList } from 'mfe-shared/backoffice';
import { useStoreChange } from '../../ui/use-store-change';

/** Deleted products of the last 30 days. */
export const trash = defineList('/product-trash');

/** Deletes all of them for good. */
export const useEmptyTrash = () =>
  useStoreChange(() => adminClient.delete('/product-trash'), ['product-trash'], { quiet: true });
