import type { StockMovement } from 'api';
import { Box, Link, useFormat, useLanguage } from 'mfe-shared';
import { ExportCsvButton, ListPage, useListWords, useReadableList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { PermittedLink } from '../../ui/permitted-link';
import { LedgerGoods } from './ledger-goods';
import { movements } from './stock.queries';
import { StockTabs } from './stock-tabs';
import { useGoodsName } from './use-goods-name';

const kinds = [
  'received',
  'adjusted',
  'counted',
  'waste',
  'returned',
  'allocated',
  'released',
  'shipped',
] as const;

/** /admin/stock/movements: who changed which stock, when and why; `variant` narrows it to one variant. */
export function StockLedgerPage() {
  const { t } = useTranslation('store-admin/stock');
  const { page, columns } = useListWords('store-admin/stock');
  const { dateTime, number } = useFormat();
  const nameOf = useGoodsName();
  const list = useReadableList(movements, {
    filters: ['variant', 'kind', 'startDate', 'endDate'],
    defaultSort: '-createdAt',
    savedAs: 'stock-movements',
  });
  const [language] = useLanguage();
  const shown = { ...list.params.query, language };
  const { variant } = list.params.filters;
  const signed = (qty: number) => `${qty > 0 ? '+' : ''}${number(qty)}`.replace('-', '−');
  const who = ({ actorKind, actorName }: StockMovement) => actorName ?? t(`actors.${actorKind}`);
  const why = ({ reason, orderId, orderNumber }: StockMovement) =>
    orderId ? (
      <PermittedLink permission="read_orders" to={`/admin/order/${orderId}`}>
        {t('ofOrder', { number: orderNumber ?? '' })}
      </PermittedLink>
    ) : (
      reason
    );
  return (
    <ListPage<StockMovement>
      {...page}
      {...list}
      tabs={<StockTabs current="ledger" />}
      actions={<ExportCsvButton list="/stock/movements" query={shown} />}
      notice={variant ? <LedgerGoods key={variant} variantId={variant} /> : null}
      searchable={false}
      filters={[
        {
          name: 'kind',
          label: t('what'),
          options: kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
        { name: 'startDate', label: t('from'), type: 'date' },
        { name: 'endDate', label: t('to'), type: 'date' },
      ]}
      columns={columns([
        {
          key: 'createdAt',
          as: 'dateTime',
          header: t('columns.when'),
          // On a phone it stands below the product.
          ...(variant ? {} : { hideBelow: 'sm' as const }),
        },
        ...(variant
          ? []
          : [
              {
                key: 'goods',
                header: t('columns.title'),
                cell: (row: StockMovement) => (
                  <>
                    <Link to={`/admin/stock/movements?variant=${row.variantId}`}>{nameOf(row)}</Link>
                    <Box component="span" sx={onPhones}>
                      {dateTime(row.createdAt)}
                    </Box>
                  </>
                ),
              },
            ]),
        {
          key: 'kind',
          header: t('what'),
          cell: (row) => (
            <>
              {t(`kinds.${row.kind}`)}
              <Box component="span" sx={{ display: { xs: 'block', md: 'none' }, color: 'text.secondary' }}>
                {who(row)}
              </Box>
            </>
          ),
        },
        { key: 'qty', header: t('quantity'), align: 'right', cell: ({ qty }) => signed(qty) },
        { key: 'who', hideBelow: 'md', cell: who },
        { key: 'why', hideBelow: 'sm', cell: why },
      ])}
      empty={{ title: t('emptyLedger.title'), text: t('emptyLedger.text') }}
    />
  );
}

const onPhones = {
  display: { xs: 'block', sm: 'none' },
  color: 'text.secondary',
  fontSize: '0.8125rem',
} as const;
