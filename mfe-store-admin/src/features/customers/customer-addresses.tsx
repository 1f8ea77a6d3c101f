import type { Address } from 'api';
import { Box, Chip, Typography } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

/** Where the customer had orders delivered, the default address first. */
export function CustomerAddresses({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation('store-admin/customers');
  return (
    <FormSection title={t('addresses')}>
      {addresses.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('noAddresses')}
        </Typography>
      ) : null}
      {addresses.map((address) => (
        <Box key={address.id} component="address" sx={addressStyles}>
          {linesOf(address).join('\n')}
          {address.isDefault ? (
            <div>
              <Chip size="small" label={t('defaultAddress')} sx={{ mt: 1 }} />
            </div>
          ) : null}
        </Box>
      ))}
    </FormSection>
  );
}

const linesOf = ({ name, line1, line2, zipCode, city, country, contact, deliveryNote }: Address) =>
  [name, line1, line2, `${zipCode} ${city}`, country, contact, deliveryNote].filter(Boolean);

const addressStyles = {
  fontStyle: 'normal',
  fontSize: '0.875rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;
