import type { PageEntry } from 'mfe-shared';
import type { BulkAction, Resource } from 'mfe-shared/backoffice';
import { useRowActions } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

type Subject = 'coupons' | 'attributes' | 'currencies';
type WordKey = NonNullable<PageEntry['title']>;
type Word = 'show' | 'hide' | 'bulk.show' | 'bulk.hide' | 'bulk.deleted';

/** The subject, if its namespace has the words of these actions. */
type Worded<Name extends Subject> = `store-admin/${Name}:${Word}` extends WordKey ? Name : never;

/** The actions for chosen rows that shoppers see: to show, hide and delete them. Deleting can be undone. */
export function useBulkActions<Name extends Subject>(
  name: Name & Worded<Name>,
  resource: Resource<`/${Name}`>,
  mayWrite: boolean,
): BulkAction[] {
  const { t } = useTranslation(`store-admin/${name}` as 'store-admin/coupons');
  const { setStatus, remove } = useRowActions(resource as unknown as Resource<'/coupons'>);
  if (!mayWrite) return [];
  return [
    setStatus('show', { label: t('show'), done: (count) => t('bulk.show', { count }) }),
    setStatus('hide', { label: t('hide'), done: (count) => t('bulk.hide', { count }) }),
    remove({ label: t('delete'), done: (count) => t('bulk.deleted', { count }) }),
  ];
}
