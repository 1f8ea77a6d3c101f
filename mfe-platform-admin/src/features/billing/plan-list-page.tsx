import type { Plan } from 'api';
import { Chip, Stack, useFormat, useMayWrite, useText } from 'mfe-shared';
import { ListPage, useListWords, useReadableList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { plans } from './billing.queries';
import { BillingTabs } from './billing-tabs';

const limits = ['maxProducts', 'maxStaff', 'maxOrders', 'maxStorageMb'] as const;

/** /platform-admin/billing/plans: what stores can subscribe to, in the order of the pricing page. */
export function PlanListPage() {
  const { t } = useTranslation('platform-admin/billing');
  const { page, columns, views } = useListWords('platform-admin/billing');
  const { money, number } = useFormat();
  const text = useText();
  const list = useReadableList(plans, { filters: ['status'], defaultSort: 'position' });
  const pricesOf = ({ prices }: Plan) =>
    Object.entries(prices)
      .map(([currency, price]) => money(price, currency))
      .join(' · ');
  const mayWrite = useMayWrite();
  return (
    <ListPage<Plan>
      {...page}
      {...list}
      tabs={<BillingTabs current="plans" />}
      rowTo={({ id }) => `/platform-admin/billing/plans/${id}`}
      rowLabel={({ name }) => text(name)}
      searchPlaceholder={t('searchPlans')}
      add={mayWrite && { to: '/platform-admin/billing/plans/add', label: t('addPlan') }}
      views={views('status', ['show', 'hide'])}
      columns={columns([
        {
          key: 'name',
          header: t('plan'),
          cell: ({ name, isDefault }) => (
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              {text(name)}
              {isDefault ? <Chip label={t('forNew')} /> : null}
            </Stack>
          ),
        },
        { key: 'status', header: t('stateLabel'), tones: { show: 'success', hide: 'neutral' } },
        { key: 'prices', header: t('perMonth'), hideBelow: 'sm', cell: pricesOf },
        ...limits.map((limit) => ({
          key: limit,
          header: t(`short.${limit}`),
          align: 'right' as const,
          hideBelow: 'lg' as const,
          cell: (plan: Plan) => (plan[limit] === null ? '∞' : number(plan[limit])),
        })),
        { key: 'stores', as: 'number', align: 'right', hideBelow: 'md' },
      ])}
      empty={{ title: t('emptyPlans.title'), text: t('emptyPlans.text') }}
    />
  );
}
