import { useQuery } from '@tanstack/react-query';
import type { OfferedPlan } from 'api';
import { Box, Button, Card, Skeleton, Stack, Typography, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { offeredPlansOptions } from './landing.queries';

const limits = ['maxProducts', 'maxStaff', 'maxOrders', 'maxStorageMb'] as const;

/** The plans as operators have them now; nothing where there are none. */
export function Pricing() {
  const { t } = useTranslation('platform-admin/landing');
  const plans = useQuery(offeredPlansOptions());
  if (plans.isPending) return <Skeleton height={320} />;
  if (!plans.data?.length) return <Typography>{t('noPlans')}</Typography>;
  return (
    <>
      <Box sx={gridStyles}>
        {plans.data.map((plan) => (
          <PlanOffer key={plan.id} plan={plan} />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('pricingNote')}
      </Typography>
    </>
  );
}

function PlanOffer({ plan }: { plan: OfferedPlan }) {
  const { t } = useTranslation('platform-admin/landing');
  const text = useText();
  const { money, number } = useFormat();
  const [first, ...others] = Object.entries(plan.prices).map(([currency, price]) => money(price, currency));
  return (
    <Card sx={{ p: 3, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Typography variant="h4" component="h3">
        {text(plan.name)}
      </Typography>
      <div>
        <Typography className="tabular" sx={{ fontSize: 31, fontWeight: 700 }}>
          {first}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {others.length > 0 ? t('perMonthOr', { others: others.join(', ') }) : t('perMonth')}
        </Typography>
      </div>
      <Typography sx={{ color: 'text.secondary' }}>{text(plan.description)}</Typography>
      <Stack component="ul" spacing={0.5} sx={{ m: 0, pl: 2.5, flex: 1 }}>
        {limits.map((limit) => {
          const count = plan[limit];
          return (
            <li key={limit}>
              {count === null ? t(`any.${limit}`) : t(`upTo.${limit}`, { most: number(count) })}
            </li>
          );
        })}
        {plan.features.map((feature) => (
          <li key={feature}>{t(`feature.${feature}`)}</li>
        ))}
      </Stack>
      {plan.trialDays > 0 ? (
        <Button variant="outlined" color="neutral" to="/auth/signup">
          {t('trial', { count: plan.trialDays })}
        </Button>
      ) : null}
    </Card>
  );
}

const gridStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: 'repeat(auto-fit, minmax(260px, 1fr))' },
} as const;
