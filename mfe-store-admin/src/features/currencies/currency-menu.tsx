import type { StoreCurrency } from 'api';
import { EllipsisVertical } from 'lucide-react';
import { IconButton, Menu, MenuItem, notify } from 'mfe-shared';
import { ConfirmDialog, useDeletedNotice } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDefaultCurrency, useDeleteCurrency } from './currencies.queries';
import { CurrencyDialog } from './currency-dialog';

/** The actions for one currency. `isFixed`: the default cannot change any more. */
export function CurrencyMenu({ currency, isFixed }: { currency: StoreCurrency; isFixed: boolean }) {
  const { t } = useTranslation('store-admin/currencies');
  const { id, name, code, status, isDefault } = currency;
  const makeDefault = useDefaultCurrency();
  const remove = useDeleteCurrency();
  const [open, setOpen] = useState<'edit' | 'default' | null>(null);
  const close = () => setOpen(null);
  const deleted = useDeletedNotice('currencies.restore', ['currencies', 'settings']);
  // The row may be gone by then, and with it the callbacks of `mutate`.
  const end = () =>
    remove.mutateAsync(id).then(
      () => deleted(t('deleted', { name }), [id]),
      () => undefined,
    );
  return (
    <>
      <Menu
        trigger={(props) => (
          <IconButton {...props} size="small" label={t('actionsOf', { name })}>
            <EllipsisVertical size={16} />
          </IconButton>
        )}
      >
        <MenuItem onClick={() => setOpen('edit')}>{t('edit')}</MenuItem>
        <MenuItem disabled={isDefault || isFixed || status === 'hide'} onClick={() => setOpen('default')}>
          {t('makeDefault')}
        </MenuItem>
        <MenuItem danger disabled={isDefault} onClick={() => void end()}>
          {t('delete')}
        </MenuItem>
      </Menu>
      {open === 'edit' ? <CurrencyDialog currency={currency} known={[]} onClose={close} /> : null}
      <ConfirmDialog
        open={open === 'default'}
        title={t('defaultTitle', { name })}
        text={t('defaultText')}
        confirmLabel={t('makeDefault')}
        busy={makeDefault.isPending}
        onClose={close}
        onConfirm={() =>
          makeDefault.mutate(code, {
            onSuccess: () => notify.success(t('isDefaultNow', { name })),
            onSettled: close,
          })
        }
      />
    </>
  );
}
