import { useSuspenseQuery } from '@tanstack/react-query';
import { Box, Stack, Typography, useFormat } from 'mfe-shared';
import { DataTable, StatCard } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { dashboardOptions } from './dashboard.queries';

/** How many stores there are, and the newest ones. */
export function StoresOverview() {
  const { t } = useTranslation('platform-admin/dashboard');
  const format = useFormat();
  const { data } = useSuspenseQuery(dashboardOptions());
  const figures = [
    { label: t('all'), value: data.all, to: '/platform-admin/tenants' },
    { label: t('active'), value: data.active, to: '/platform-admin/tenants?status=active' },
    { label: t('preparing'), value: data.preparing, to: '/platform-admin/tenants?status=preparing' },
    { label: t('suspended'), value: data.suspended, to: '/platform-admin/tenants?status=suspended' },
  ];
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' },
        }}
      >
        {figures.map(({ label, value, to }) => (
          <StatCard key={to} label={label} value={format.number(value)} to={to} />
        ))}
      </Box>
      <Stack spacing={1.5}>
        <Typography variant="h3" component="h2">
          {t('newest')}
        </Typography>
        <Box sx={frameStyles}>
          <DataTable
            caption={t('newest')}
            rows={data.newest}
            rowId={(tenant) => tenant.id}
            rowTo={(tenant) => `/platform-admin/tenants/${tenant.id}`}
            columns={[
              { key: 'name', header: t('name'), cell: (tenant) => tenant.name },
              { key: 'address', header: t('address'), hideBelow: 'sm', cell: (tenant) => tenant.domains[0] },
              { key: 'createdAt', header: t('createdAt'), cell: (tenant) => format.date(tenant.createdAt) },
            ]}
          />
        </Box>
      </Stack>
    </>
  );
}

const frameStyles = { border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' };
