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

/** What a store has from its first day. */
export function Contents() {
  const { t } = useTranslation('platform-admin/landing');
  return (
    <Box component="ul" role="list" sx={listStyles}>
      {subjects.map((subject) => {
        const Icon = icons[subject];
        return (
          <Box component="li" key={subject} sx={{ display: 'flex', gap: 2 }}>
            <Box sx={{ color: 'primary.main', flex: 'none' }}>
              <Icon size={24} aria-hidden />
            </Box>
            <div>
              <Typography variant="h4" component="h3">
                {t(`contents.${subject}.title`)}
              </Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
                {t(`contents.${subject}.text`)}
              </Typography>
            </div>
          </Box>
        );
      })}
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
  m: 0,
  p: 0,
  pt: { xs: 2, md: 4 },
  listStyle: 'none',
};
