import type { Customization } from 'api';
import { BadgeCheck } from 'lucide-react';
import { Box, Typography, useText } from 'mfe-shared';

/** The store's promises, in up to four short sentences. Their subjects are not known here, so they share one sign. */
export function FeaturePromo({ items }: { items: Customization['home']['feature_promo']['items'] }) {
  const text = useText();
  if (items.length === 0) return null;
  return (
    <Box component="ul" role="list" data-customization="home.feature_promo" sx={listStyles}>
      {items.map((item, index) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: the list has no ids, and its titles change with the language.
          key={index}
          data-customization={`home.feature_promo.items.${index}`}
          sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}
        >
          <Box aria-hidden sx={{ flex: 'none', color: 'primary.main', pt: 0.25 }}>
            <BadgeCheck size={24} />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="subtitle2" component="h3" sx={{ fontWeight: 600 }}>
              {text(item.title)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text(item.description)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  mt: { xs: 4, md: 6 },
  p: { xs: 2, md: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
};
