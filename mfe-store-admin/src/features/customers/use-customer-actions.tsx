import { notify } from 'mfe-shared';
import type { BulkAction } from 'mfe-shared/backoffice';
import { useBulk } from 'mfe-shared/backoffice';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockDialog } from './block-dialog';
import { customers } from './customers.queries';
import { TagsDialog } from './tags-dialog';

type Asking = { what: 'block' | 'tags'; ids: string[]; done: () => void };

/** The actions on chosen customers, and the dialogs that two of them open. */
export function useCustomerActions(): { actions: BulkAction[]; dialogs: ReactNode } {
  const { t } = useTranslation('store-admin/customers');
  const setStatus = useBulk(customers, 'status');
  const [asking, setAsking] = useState<Asking | null>(null);
  /** Runs until the dialog is closed. */
  const ask = (what: Asking['what']) => (ids: string[]) =>
    new Promise<void>((done) => setAsking({ what, ids, done }));
  const close = () => {
    asking?.done();
    setAsking(null);
  };
  return {
    actions: [
      { label: t('changeTags'), run: ask('tags') },
      { label: t('block'), danger: true, run: ask('block') },
      {
        label: t('unblock'),
        async run(ids) {
          await setStatus.mutateAsync(ids.map((id) => ({ id, status: 'active', reason: '' })));
          notify.success(t('done.active', { count: ids.length }));
        },
      },
    ],
    dialogs: (
      <>
        <BlockDialog ids={asking?.ids ?? []} open={asking?.what === 'block'} onClose={close} />
        <TagsDialog ids={asking?.ids ?? []} open={asking?.what === 'tags'} onClose={close} />
      </>
    ),
  };
}
