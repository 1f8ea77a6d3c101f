import type { OrderEditInput } from 'api';
import { Box, TextField } from 'mfe-shared';
import { useFields } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../ui/field-pair';

export type AddressValues = { address: OrderEditInput['address']; notes: string };

/** The recipient of the order, the address, and their note. */
export function AddressFields() {
  const { t } = useTranslation('store-admin/staff-orders');
  const field = useFields<AddressValues>();
  const atLeast = (length: number) => ({
    validate: (value: string) => value.trim().length >= length || t('problems.required'),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField label={t('fields.name')} maxLength={100} {...field('address.name', atLeast(2))} />
      <FieldPair>
        <TextField
          label={t('fields.email')}
          type="email"
          maxLength={254}
          {...field('address.email', {
            pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: t('problems.email') },
          })}
        />
        <TextField
          label={t('fields.contact')}
          type="tel"
          maxLength={40}
          {...field('address.contact', atLeast(5))}
        />
      </FieldPair>
      <TextField label={t('fields.address')} maxLength={200} {...field('address.address', atLeast(3))} />
      <FieldPair>
        <TextField label={t('fields.zipCode')} maxLength={20} {...field('address.zipCode', atLeast(2))} />
        <TextField label={t('fields.city')} maxLength={100} {...field('address.city', atLeast(1))} />
      </FieldPair>
      <TextField label={t('fields.country')} maxLength={60} {...field('address.country', atLeast(2))} />
      <TextField
        label={t('fields.deliveryNote')}
        multiline
        minRows={2}
        maxLength={500}
        {...field('address.deliveryNote')}
      />
      <TextField label={t('fields.notes')} multiline minRows={2} maxLength={1_000} {...field('notes')} />
    </Box>
  );
}
