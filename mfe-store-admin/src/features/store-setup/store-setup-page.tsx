import { useQuery } from '@tanstack/react-query';
import { Box, Card, PageSkeleton, Typography } from 'mfe-shared';
import { PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { SetupStep } from './setup-step';
import { storeSetupQuery } from './store-setup.queries';

/** /admin/store-setup: what a store needs before its first order, what of it is done, and the opening. */
export function StoreSetupPage() {
  const { t } = useTranslation('store-admin/store-setup');
  const { data: steps, error } = useQuery(storeSetupQuery(useTenantId()));
  if (error && !steps) throw error;
  if (!steps) return <PageSkeleton variant="list" />;
  const done = steps.filter((step) => step.done).length;
  // The first that is needed and not done is the one to go on with.
  const next = steps.find((one) => !one.done && !one.optional)?.step;
  const isOpen = steps.some(({ step, done: isDone }) => step === 'opening' && isDone);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 760px)' }}>
      <PageHeader title={t('title')} />
      <Typography sx={{ color: 'text.secondary' }}>
        {done === steps.length
          ? t('allDone')
          : t(isOpen ? 'progressOpen' : 'progress', { done, total: steps.length })}
      </Typography>
      <Card>
        <Box component="ol" role="list" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {steps.map((step) => (
            <SetupStep key={step.step} {...step} isNext={step.step === next} />
          ))}
        </Box>
      </Card>
    </Box>
  );
}
