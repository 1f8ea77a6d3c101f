import type { CustomerRow } from 'api';
import { Avatar, Box, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The picture or initial, the name and the e-mail; of an erased customer only that. */
export function CustomerName({ customer }: { customer: CustomerRow }) {
  const { t } = useTranslation('store-admin/customers');
  const { name, email, image, status } = customer;
  if (status === 'erased') return t('erasedName');
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Avatar src={image ?? undefined} alt="" size={28} sx={{ flex: 'none' }}>
        <span aria-hidden>{(name || email).charAt(0).toUpperCase()}</span>
      </Avatar>
      <Box component="span" sx={{ minWidth: 0 }}>
        {name}
        <Typography
          component="span"
          variant="caption"
          sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {email}
        </Typography>
      </Box>
    </Box>
  );
}
