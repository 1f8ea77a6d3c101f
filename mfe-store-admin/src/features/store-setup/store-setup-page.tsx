import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { Box, Button, Card, PageSkeleton, Typography, VisuallyHidden } from 'mfe-shared';
import { PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { storeSetupQuery } from './store-setup.queries';

/** Where each step is done. Cash on delivery has nothing to set. */
const places = {
  logo: '/admin/store/customization',
  product: '/admin/products/add',
  delivery: '/admin/store/customization',
  payment: null,
  address: '/admin/settings?settingTab=store-address',
  opening: '/admin/settings?settingTab=common-settings',
} as const;

/** /admin/store-setup: what a store needs before its first order, and what of it is done. */
export function StoreSetupPage() {
  const { t } = useTranslation('store-admin/store-setup');
  const { data: steps, error } = useQuery(storeSetupQuery(useTenantId()));
  if (error && !steps) throw error;
  if (!steps) return <PageSkeleton variant="list" />;
  const done = steps.filter((step) => step.done).length;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 760px)' }}>
      <PageHeader title={t('title')} />
      <Typography sx={{ color: 'text.secondary' }}>
        {done === steps.length ? t('allDone') : t('progress', { done, total: steps.length })}
      </Typography>
      <Card>
        <Box component="ol" role="list" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {steps.map(({ step, done: isDone }) => {
            const to = places[step];
            return (
              <Box component="li" key={step} sx={rowStyles}>
                <Box sx={{ display: 'flex', pt: 0.25, color: isDone ? 'success.main' : 'text.secondary' }}>
                  {isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
                  <VisuallyHidden>{t(isDone ? 'isDone' : 'isOpen')}</VisuallyHidden>
                </Box>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600 }}>{t(`steps.${step}.title`)}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t(`steps.${step}.text`)}
                  </Typography>
                </Box>
                {to ? (
                  <Button
                    to={to}
                    size="small"
                    variant={isDone ? 'text' : 'outlined'}
                    color={isDone ? 'neutral' : 'primary'}
                    aria-label={`${t(`steps.${step}.title`)}: ${t(isDone ? 'change' : 'open')}`}
                  >
                    {t(isDone ? 'change' : 'open')}
                  </Button>
                ) : null}
              </Box>
            );
          })}
        </Box>
      </Card>
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  p: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
