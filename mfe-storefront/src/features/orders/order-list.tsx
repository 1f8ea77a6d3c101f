import { useQuery } from '@tanstack/react-query';
import { Alert, Box, Button, Chip, Pagination, useErrorText, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { OrderRows } from './order-rows';
import { OrderRowsSkeleton } from './order-rows-skeleton';
import { readOrdersParams, statuses } from './orders.filters';
import { myOrdersQuery } from './orders.queries';

const pathOf = (status: string | undefined, page = 1) => {
  const params = new URLSearchParams({
    ...(status ? { status } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `/user/my-orders${params.size > 0 ? `?${params}` : ''}`;
};

/** The list with its filter by state and its pages, all in the URL. */
export function OrderList() {
  const { t } = useTranslation('storefront/orders');
  const { id: tenantId } = useTenant();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const errorText = useErrorText();
  const params = readOrdersParams(search);
  const { data, error, isPlaceholderData, refetch } = useQuery(myOrdersQuery(tenantId, params));
  return (
    <>
      <Box role="group" aria-label={t('narrow')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {[undefined, ...statuses].map((status) => (
          <Chip
            key={status ?? 'all'}
            label={status ? t(`status.${status}`) : t('all')}
            selected={params.status === status}
            onClick={() => void navigate(pathOf(status), { replace: true, preventScrollReset: true })}
            sx={{ height: 36 }}
          />
        ))}
      </Box>
      {error && !data ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
          {errorText(error)}
        </Alert>
      ) : null}
      {data ? (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <OrderRows orders={data.items} />
          <Box sx={{ mt: 3 }}>
            <Pagination page={data.page} pages={data.pages} to={(page) => pathOf(params.status, page)} />
          </Box>
        </Box>
      ) : (
        !error && <OrderRowsSkeleton />
      )}
    </>
  );
}
