import { ArrowLeft, Lock } from 'lucide-react';
import { Box, Button, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { Logo } from './logo';

/** The header of the checkout: nothing that leads away from it but the way back to the cart. */
export function CheckoutHeader() {
  const { t } = useTranslation('storefront/layout');
  const { name } = useTenant();
  return (
    <Box sx={rowStyles}>
      <Logo name={name} />
      <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={secureStyles}>
          <Lock size={16} aria-hidden />
          {t('checkout.secure')}
        </Box>
        <Button to="/cart" color="neutral" startIcon={<ArrowLeft size={18} />} sx={backStyles}>
          {t('checkout.back')}
        </Button>
      </Box>
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  maxWidth: 1440,
  minHeight: 64,
  mx: 'auto',
  px: { xs: 2, md: 3 },
};

/** The link back to the cart does not shrink: the logo does. */
const backStyles = {
  px: { xs: 0.5, md: 2 },
  '& .MuiButton-startIcon': { flex: 'none' },
  '& svg': { flex: 'none' },
};

/** A phone has room only for the link back to the cart. */
const secureStyles = {
  display: { xs: 'none', sm: 'flex' },
  alignItems: 'center',
  gap: 0.75,
  color: 'text.secondary',
  fontSize: '0.875rem',
};
