import { useSuspenseQuery } from '@tanstack/react-query';
import type { Address } from 'api';
import { Plus } from 'lucide-react';
import { Box, Button, lazyComponent, Typography, useTenant } from 'mfe-shared';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../ui/shopper.queries';
import { AddressCard } from './address-card';

const AddressForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "address-form" */ './address-form')).AddressForm,
);

/** The address book: the checkout offers it, and adds what is new. One form is open at a time. */
export function AddressList() {
  const { t } = useTranslation('storefront/account');
  const { addresses, name, phone } = useSuspenseQuery(meQuery(useTenant().id)).data;
  const [open, setOpen] = useState<Address | 'new' | null>(null);
  // The form is far longer than what stands there afterwards: the focus goes back to where the form was opened.
  const add = useRef<HTMLButtonElement>(null);
  const [left, setLeft] = useState('');
  const openForm = (which: Address | 'new') => {
    setOpen(which);
    setLeft(which === 'new' ? 'new' : which.id);
  };
  const known = { name, contact: phone, country: addresses[0]?.country ?? '' };
  const form = open ? (
    <AddressForm address={open === 'new' ? undefined : open} known={known} onDone={() => setOpen(null)} />
  ) : null;
  return (
    <>
      {addresses.length === 0 && !open ? (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('noAddresses')}</Typography>
      ) : null}
      <Box sx={gridStyles}>
        {addresses.length > 0 ? (
          <Box component="ul" role="list" sx={{ display: 'contents' }}>
            {addresses.map((address) => (
              <Box component="li" key={address.id} sx={address === open ? wholeRow : null}>
                {address === open ? (
                  form
                ) : (
                  <AddressCard
                    address={address}
                    isFocused={left === address.id}
                    onEdit={() => openForm(address)}
                    onDeleted={() => add.current?.focus()}
                  />
                )}
              </Box>
            ))}
          </Box>
        ) : null}
        {open === 'new' ? (
          <Box sx={wholeRow}>{form}</Box>
        ) : (
          <Button
            variant="outlined"
            color="neutral"
            startIcon={<Plus size={18} />}
            ref={add}
            autoFocus={left === 'new'}
            onClick={() => openForm('new')}
            sx={addStyles}
          >
            {t('address.add')}
          </Button>
        )}
      </Box>
    </>
  );
}

const wholeRow = { gridColumn: '1 / -1' };

/** The place of the next address stands beside the last one, so that a row is never half empty by chance. */
const gridStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

const addStyles = { minHeight: { sm: 88 }, borderStyle: 'dashed', borderRadius: 2 };
