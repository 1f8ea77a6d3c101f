import { useQuery } from '@tanstack/react-query';
import { Box, Skeleton, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { offeredPlansOptions } from './landing.queries';
import { PlanOffer } from './plan-offer';

/** The plans as operators have them now; nothing where there are none. */
export function Pricing() {
  const { t } = useTranslation('platform-admin/landing');
  const plans = useQuery(offeredPlansOptions());
  if (plans.isPending) return <Skeleton height={320} />;
  if (!plans.data?.length) return <Typography>{t('noPlans')}</Typography>;
  return (
    <Box sx={gridStyles}>
      {plans.data.map((plan) => (
        <PlanOffer key={plan.id} plan={plan} />
      ))}
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: '1fr', md: 'repeat(auto-fit, minmax(260px, 1fr))' },
} as const;
