import type { LucideIcon } from 'lucide-react';
import { Boxes, CreditCard, Globe, PackageCheck, Plug, Store } from 'lucide-react';
import { Box, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

const subjects = ['shop', 'orders', 'stock', 'payment', 'address', 'programs'] as const;

const icons: Record<(typeof subjects)[number], LucideIcon> = {
  shop: Store,
  orders: PackageCheck,
  stock: Boxes,
  payment: CreditCard,
  address: Globe,
  programs: Plug,
};

/** The features that a store has from its first day. */
export function Contents() {
  const { t } = useTranslation('platform-admin/landing');
  return (
    <Box component="ul" role="list" sx={listStyles}>
      {subjects.map((subject) => {
        const Icon = icons[subject];
        return (
          <li key={subject}>
            <Box sx={signStyles}>
              <Icon size={20} aria-hidden />
            </Box>
            <Typography variant="h4" component="h3">
              {t(`contents.${subject}.title`)}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t(`contents.${subject}.text`)}</Typography>
          </li>
        );
      })}
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  columnGap: 6,
  rowGap: { xs: 4, md: 6 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
};

const signStyles = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  mb: 2,
  borderRadius: 1,
  bgcolor: 'primary.light',
  color: 'primary.main',
};
