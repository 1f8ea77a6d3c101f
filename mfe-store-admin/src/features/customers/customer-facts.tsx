import type { Customer } from 'api';
import { Alert, Link, useFormat, usePermission } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../../ui/facts';
import { CustomerStatus } from './customer-status';

/** State, orders and sum, and how the customer signs in. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { t } = useTranslation('store-admin/customers');
  const { date, dateTime, money, number } = useFormat();
  const mayReadReviews = usePermission('read_reviews');
  const { status, blockedReason, blockedAt, lastOrderAt, emailVerifiedAt, providers } = customer;
  return (
    <FormSection title={t('facts')} actions={<CustomerStatus status={status} />}>
      {blockedAt ? (
        <Alert severity="warning">
          {t('blockedOn', { date: dateTime(blockedAt), reason: blockedReason })}
        </Alert>
      ) : null}
      <Facts>
        <Fact label={t('orders')}>{number(customer.ordersCount)}</Fact>
        <Fact label={t('spent')}>{money(customer.totalSpent)}</Fact>
        <Fact label={t('lastOrder')}>{lastOrderAt ? date(lastOrderAt) : t('never')}</Fact>
        <Fact label={t('since')}>{date(customer.createdAt)}</Fact>
        {status === 'erased' ? null : (
          <Fact label={t('confirmed')}>{emailVerifiedAt ? date(emailVerifiedAt) : t('notConfirmed')}</Fact>
        )}
        {providers.length > 0 ? <Fact label={t('providers')}>{providers.join(', ')}</Fact> : null}
        {mayReadReviews && status !== 'erased' ? (
          <Fact label={t('reviews')}>
            <Link to={`/admin/reviews?customerId=${customer.id}`}>{t('seeReviews')}</Link>
          </Fact>
        ) : null}
      </Facts>
    </FormSection>
  );
}
