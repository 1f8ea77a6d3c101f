import type { Address } from 'api';
import { Box, Button, Chip, notify, Typography } from 'mfe-shared';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { inputOf, useAddAddress, useDeleteAddress, useSaveAddress } from './account.queries';

type AddressCardProps = {
  address: Address;
  isFocused: boolean;
  onEdit: () => void;
  /** The card and its buttons are gone then. */
  onDeleted: () => void;
};

/** One address, and what can be done with it. A deleted one comes back by Undo. */
export function AddressCard({ address, isFocused, onEdit, onDeleted }: AddressCardProps) {
  const { t } = useTranslation('storefront/account');
  const { id, label, name, line1, line2, zipCode, city, country, contact, deliveryNote, isDefault } = address;
  const save = useSaveAddress(id);
  const remove = useDeleteAddress(id);
  const bringBack = useAddAddress();
  const title = label || name;
  const edit = useRef<HTMLButtonElement>(null);
  const makeDefault = () =>
    save.mutate(
      { ...inputOf(address), isDefault: true },
      // The button that was pressed is gone.
      { onSuccess: () => edit.current?.focus(), onError: notify.error },
    );
  const drop = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify.success(t('address.deleted', { title }), {
          label: t('undo'),
          run: () => bringBack.mutate({ ...inputOf(address), isDefault }, { onError: notify.error }),
        });
        onDeleted();
      },
      onError: notify.error,
    });
  return (
    <Box sx={cardStyles}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {isDefault ? <Chip label={t('defaultAddress')} color="primary" /> : null}
      </Box>
      {[label ? name : '', line1, line2, `${zipCode} ${city}`.trim(), country, contact, deliveryNote]
        .filter(Boolean)
        .map((line) => (
          <Box key={line} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {line}
          </Box>
        ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 'auto', pt: 1, ml: -1 }}>
        <Button
          size="small"
          ref={edit}
          autoFocus={isFocused}
          aria-label={t('address.editOf', { title })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
        {isDefault ? null : (
          <Button
            size="small"
            loading={save.isPending}
            aria-label={t('address.makeDefaultOf', { title })}
            onClick={makeDefault}
          >
            {t('address.toDefault')}
          </Button>
        )}
        <Button
          size="small"
          color="error"
          loading={remove.isPending}
          aria-label={t('address.deleteOf', { title })}
          onClick={drop}
        >
          {t('delete')}
        </Button>
      </Box>
    </Box>
  );
}

const cardStyles = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
};
