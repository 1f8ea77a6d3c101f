import type { OwnSubscription } from 'api';
import { Box, Stack, Typography, useFormat } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

type Usage = OwnSubscription['usage'];
const things = ['products', 'staff', 'orders', 'storage'] as const;
/** From here on the bar warns. */
const nearlyFull = 0.8;

/** The store's usage, with its limits. */
export function UsageCard({ usage }: { usage: Usage }) {
  const { t } = useTranslation('store-admin/subscription');
  return (
    <FormSection title={t('usage.title')} help={t('usage.help')}>
      <Box sx={gridStyles}>
        {things.map((thing) => (
          <Meter key={thing} label={t(`usage.${thing}`)} {...usage[thing]} />
        ))}
      </Box>
    </FormSection>
  );
}

function Meter({ label, used, limit }: { label: string; used: number; limit: number | null }) {
  const { t } = useTranslation('store-admin/subscription');
  const { number } = useFormat();
  const share = limit === null ? 0 : Math.min(1, used / limit);
  const color = share >= 1 ? 'error.main' : share >= nearlyFull ? 'warning.main' : 'primary.main';
  const said =
    limit === null
      ? t('usage.unlimited', { used: number(used) })
      : t('usage.of', { used: number(used), limit: number(limit) });
  return (
    <Stack spacing={0.75}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2">{label}</Typography>
        <Typography variant="body2" className="tabular" sx={{ color: 'text.secondary' }}>
          {said}
        </Typography>
      </Stack>
      {limit === null ? null : (
        <Box
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={said}
          sx={{ height: 8, borderRadius: 1, bgcolor: 'neutral.3', overflow: 'hidden' }}
        >
          <Box sx={{ height: 1, width: `${share * 100}%`, bgcolor: color }} />
        </Box>
      )}
    </Stack>
  );
}

const gridStyles = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
