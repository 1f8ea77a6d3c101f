import type { Customer } from 'api';
import { EllipsisVertical } from 'lucide-react';
import { IconButton, Menu, MenuItem, notify, useMayWrite } from 'mfe-shared';
import { saveFile, useBulk } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockDialog } from './block-dialog';
import { customers, useExport } from './customers.queries';
import { EraseDialog } from './erase-dialog';

/** The actions for one customer, apart from editing. */
export function CustomerMenu({ customer }: { customer: Customer }) {
  const { t } = useTranslation('store-admin/customers');
  const { id, name, status } = customer;
  const mayWrite = useMayWrite();
  const setStatus = useBulk(customers, 'status');
  const exporting = useExport(id);
  const [asking, setAsking] = useState<'block' | 'erase' | null>(null);
  if (!mayWrite || status === 'erased') return null;
  const close = () => setAsking(null);
  const unblock = () =>
    setStatus.mutate([{ id, status: 'active', reason: '' }], {
      onSuccess: () => notify.success(t('done.active', { count: 1 })),
      onError: notify.error,
    });
  const takeExport = () =>
    exporting.mutate(undefined, {
      onSuccess: (data) => saveFile(`customer-${id}.json`, JSON.stringify(data, null, 2), 'application/json'),
      onError: notify.error,
    });
  return (
    <>
      <Menu
        trigger={(props) => (
          <IconButton
            {...props}
            label={t('actionsOf', { name })}
            disabled={setStatus.isPending || exporting.isPending}
          >
            <EllipsisVertical size={18} />
          </IconButton>
        )}
      >
        {status === 'blocked' ? (
          <MenuItem onClick={unblock}>{t('unblock')}</MenuItem>
        ) : (
          <MenuItem onClick={() => setAsking('block')}>{t('block')}</MenuItem>
        )}
        <MenuItem onClick={takeExport}>{t('export')}</MenuItem>
        <MenuItem danger onClick={() => setAsking('erase')}>
          {t('erase')}
        </MenuItem>
      </Menu>
      <BlockDialog ids={[id]} open={asking === 'block'} onClose={close} />
      <EraseDialog customer={customer} open={asking === 'erase'} onClose={close} />
    </>
  );
}
