import type { SubscriptionRow } from 'api';
import { Button, useFormat, useText } from 'mfe-shared';
import { ExportRows, ListPage, useListWords, useReadableList } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MayWrite } from '../../ui/may';
import { subscriptions } from './billing.queries';
import { BillingTabs } from './billing-tabs';
import { toMajor } from './plan-values';
import { SubscriptionDialog } from './subscription-dialog';

const states = ['trial', 'active', 'past_due', 'inactive'] as const;
const tones = { trial: 'info', active: 'success', past_due: 'warning', inactive: 'neutral' } as const;

/** /platform-admin/billing: the plan and the state of each store. */
export function SubscriptionListPage() {
  const { t } = useTranslation('platform-admin/billing');
  const { page, columns, views } = useListWords('platform-admin/billing');
  const { date, money } = useFormat();
  const text = useText();
  const [changing, setChanging] = useState<SubscriptionRow | null>(null);
  const list = useReadableList(subscriptions, { filters: ['state'], defaultSort: 'endsAt' });
  const endOf = ({ endsAt, renews, state, inactiveSince }: SubscriptionRow) => {
    if (state === 'inactive') return inactiveSince ? t('since', { date: date(inactiveSince) }) : '–';
    if (!endsAt) return '–';
    return t(renews ? (state === 'trial' ? 'trialUntil' : 'renews') : 'ends', { date: date(endsAt) });
  };
  return (
    <>
      <ListPage<SubscriptionRow>
        {...page}
        {...list}
        tabs={<BillingTabs current="subscriptions" />}
        rowTo={({ id }) => `/platform-admin/tenants/${id}`}
        rowLabel={({ store }) => store}
        actions={
          <ExportRows<SubscriptionRow>
            name="subscriptions"
            read={list.readAll}
            columns={{
              store: ({ store }) => store,
              state: ({ state }) => state,
              plan: ({ plan }) => text(plan),
              price: ({ price }) => (price === null ? null : toMajor(price)),
              currency: ({ currency }) => currency,
              method: ({ method }) => method,
              renews: ({ renews }) => String(renews),
              endsAt: ({ endsAt }) => endsAt,
              inactiveSince: ({ inactiveSince }) => inactiveSince,
            }}
          />
        }
        searchPlaceholder={t('searchStores')}
        views={views('state', states)}
        columns={columns([
          { key: 'store', sortable: true },
          { key: 'state', header: t('stateLabel'), tones },
          { key: 'plan', as: 'text', hideBelow: 'sm' },
          {
            key: 'price',
            header: t('perMonth'),
            align: 'right',
            hideBelow: 'md',
            cell: ({ price, currency }) => (price === null ? '–' : money(price, currency)),
          },
          {
            key: 'method',
            header: t('paidBy'),
            hideBelow: 'lg',
            cell: ({ method }) => method ?? t('byHand'),
          },
          { key: 'endsAt', header: t('next'), sortable: true, hideBelow: 'md', cell: endOf },
          {
            key: 'action',
            header: '',
            align: 'right',
            cell: (row) => (
              <MayWrite>
                <Button
                  size="small"
                  variant="outlined"
                  color="neutral"
                  aria-label={t('changeOf', { store: row.store })}
                  onClick={() => setChanging(row)}
                >
                  {t('change')}
                </Button>
              </MayWrite>
            ),
          },
        ])}
        empty={{ title: t('emptySubscriptions.title'), text: t('emptySubscriptions.text') }}
      />
      {changing ? <SubscriptionDialog subscription={changing} onClose={() => setChanging(null)} /> : null}
    </>
  );
}
