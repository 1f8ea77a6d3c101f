import type { Address } from 'api';
import { Box, Chip, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The addresses of earlier orders. The checkout offers them again and adds new ones. */
export function AddressList({ addresses }: { addresses: Address[] }) {
  const { t } = useTranslation('storefront/account');
  if (addresses.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{t('noAddresses')}</Typography>;
  }
  return (
    <Box component="ul" role="list" sx={listStyles}>
      {addresses.map((address) => {
        const { id, label, name, line1, line2, zipCode, city, country, contact, isDefault } = address;
        return (
          <Box component="li" key={id} sx={itemStyles}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Typography variant="h4" component="h3">
                {label || name}
              </Typography>
              {isDefault ? <Chip label={t('defaultAddress')} color="primary" /> : null}
            </Box>
            {[label ? name : '', line1, line2, `${zipCode} ${city}`.trim(), country, contact]
              .filter(Boolean)
              .map((line) => (
                <Box key={line} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {line}
                </Box>
              ))}
          </Box>
        );
      })}
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

const itemStyles = { p: 2, border: 1, borderColor: 'divider', borderRadius: 2 };
