import type { OfferedPlan } from 'api';
import { Check } from 'lucide-react';
import { Box, Button, Card, Typography, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

const limits = ['maxProducts', 'maxStaff', 'maxOrders', 'maxStorageMb'] as const;

/** One plan: its price in each currency, what it is for, and what it holds. */
export function PlanOffer({ plan }: { plan: OfferedPlan }) {
  const { t } = useTranslation('platform-admin/landing');
  const text = useText();
  const { money, number } = useFormat();
  const [first, ...others] = Object.entries(plan.prices).map(([currency, price]) => money(price, currency));
  const contents = [
    ...limits.map((limit) => {
      const count = plan[limit];
      if (count === null) return t(`any.${limit}`);
      if (limit === 'maxStorageMb' && count >= 1_000)
        return t('upTo.storageGb', { most: number(count / 1_000) });
      return t(`upTo.${limit}`, { most: number(count) });
    }),
    ...plan.features.map((feature) => t(`feature.${feature}`)),
  ];
  return (
    <Card sx={{ p: { xs: 3, md: 4 }, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <div>
        <Typography variant="h3">{text(plan.name)}</Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', minHeight: { md: '3em' } }}>
          {text(plan.description)}
        </Typography>
      </div>
      <div>
        <Typography className="tabular" sx={priceStyles}>
          {first}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {others.length > 0 ? t('perMonthOr', { others: others.join(', ') }) : t('perMonth')}
        </Typography>
      </div>
      {plan.trialDays > 0 ? (
        <Button variant="outlined" color="neutral" to="/auth/signup">
          {t('trial', { count: plan.trialDays })}
        </Button>
      ) : null}
      <Box component="ul" role="list" sx={{ display: 'grid', gap: 1, mt: 1 }}>
        {contents.map((content) => (
          <Box component="li" key={content} sx={{ display: 'flex', gap: 1.5 }}>
            <Box sx={{ flex: 'none', pt: 0.5, color: 'primary.main' }}>
              <Check size={16} aria-hidden />
            </Box>
            <span>{content}</span>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const priceStyles = { fontSize: 39, fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.02em' };
