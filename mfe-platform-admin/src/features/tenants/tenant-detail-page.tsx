import { useSuspenseQuery } from '@tanstack/react-query';
import {
  Box,
  Button,
  Card,
  Link,
  Stack,
  storeAddress,
  useFormat,
  useMayWrite,
  usePermission,
  useText,
} from 'mfe-shared';
import { Fact, FormSection, PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { May } from '../../ui/may';
import { DomainsCard } from './domains-card';
import { OwnersCard } from './owners-card';
import { RemovalNotice } from './removal-notice';
import { RingField } from './ring-field';
import { StatusAction } from './status-action';
import { TenantFigures } from './tenant-figures';
import { TenantStatus } from './tenant-status';
import { tenantOptions } from './tenants.queries';
import { VisitAction } from './visit-action';

export function TenantDetailPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('platform-admin/tenants');
  const format = useFormat();
  const text = useText();
  const mayEnter = usePermission('enter_tenants');
  const mayWrite = useMayWrite();
  const { data: tenant } = useSuspenseQuery(tenantOptions(id));

  const seesPlans = usePermission('read_billing');
  const plan = tenant.plan
    ? `${text(tenant.plan.name)} · ${t(`subscription.${tenant.plan.state}`)}`
    : t('noPlan');
  return (
    <Stack spacing={2}>
      <PageHeader
        title={tenant.name}
        back={{ to: '/platform-admin/tenants', label: t('title') }}
        actions={
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            {mayEnter ? <VisitAction tenant={tenant} /> : null}
            {mayWrite ? (
              <>
                <StatusAction tenant={tenant} />
                <Button
                  size="small"
                  variant="outlined"
                  color="neutral"
                  to={`/platform-admin/tenants/${tenant.id}/edit`}
                >
                  {t('edit')}
                </Button>
              </>
            ) : null}
          </Stack>
        }
      />
      <RemovalNotice tenant={tenant} />
      <TenantFigures tenant={tenant} />
      <Box sx={columnsStyles}>
        <Card sx={factsStyles}>
          <Fact label={t('statusLabel')}>
            <TenantStatus tenant={tenant} />
            {tenant.suspendedReason ? <Box sx={{ mt: 0.5 }}>{tenant.suspendedReason}</Box> : null}
          </Fact>
          <Fact label={t('domains')}>
            <Stack spacing={0.5}>
              {tenant.domains.map((domain) => (
                <Link key={domain} href={storeAddress(domain, window.location)}>
                  {domain}
                </Link>
              ))}
            </Stack>
          </Fact>
          {tenant.formerDomains.length > 0 ? (
            <Fact label={t('formerDomains')}>{tenant.formerDomains.join(', ')}</Fact>
          ) : null}
          <Fact label={t('plan')}>
            {seesPlans ? (
              <Link to={`/platform-admin/billing?q=${encodeURIComponent(tenant.slug)}`}>{plan}</Link>
            ) : (
              plan
            )}
          </Fact>
          <Fact label={t('owner')}>{tenant.ownerEmail}</Fact>
          <Fact label={t('createdAt')}>{format.dateTime(tenant.createdAt)}</Fact>
          <Fact label={t('archives')}>
            <Link to={`/platform-admin/archives/${tenant.id}`}>{t('toArchives')}</Link>
          </Fact>
          <RingField tenant={tenant} />
        </Card>
        <DomainsCard tenant={tenant} />
        <OwnersCard tenant={tenant} />
        <May permission="delete_tenants">
          <FormSection title={t('removal.title')} help={t('removal.help')}>
            <Button
              variant="outlined"
              color="error"
              to={`/platform-admin/tenants/${tenant.id}/delete`}
              sx={{ alignSelf: 'flex-start' }}
            >
              {t('removal.open')}
            </Button>
          </FormSection>
        </May>
      </Box>
    </Stack>
  );
}

const factsStyles = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  p: { xs: 2, md: 2.5 },
} as const;
/** Side by side when there is room; a wider form is hard to read. */
const columnsStyles = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 720px)', lg: '1fr 1fr' },
} as const;
