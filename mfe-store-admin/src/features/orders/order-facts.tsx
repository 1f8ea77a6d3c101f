import type { Order } from 'api';
import { Box, Card, Link, Typography, useArrivalText, useTenant } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentStatus } from '../../ui/payment-status';
import { PermittedLink } from '../../ui/permitted-link';

/** The customer, the address and the payment. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation(['store-admin/orders', 'store-admin/ui']);
  const { name } = useTenant();
  const { userInfo } = order;
  const arrivalText = useArrivalText();
  const subject = encodeURIComponent(t('mailSubject', { number: order.number, store: name }));
  return (
    <Box
      sx={{ display: 'grid', gap: 2, '@media print': { gridTemplateColumns: 'repeat(3, 1fr)', order: 1 } }}
    >
      <Fact title={t('customer')}>
        {order.customerId ? (
          <PermittedLink permission="read_customers" to={`/admin/customers/${order.customerId}`}>
            {userInfo.name}
          </PermittedLink>
        ) : (
          <span>{userInfo.name}</span>
        )}
        {userInfo.email ? (
          <Link href={`mailto:${userInfo.email}?subject=${subject}`} sx={{ overflowWrap: 'anywhere' }}>
            {userInfo.email}
          </Link>
        ) : null}
        <Link href={`tel:${userInfo.contact.replaceAll(/[^+\d]/g, '')}`}>{userInfo.contact}</Link>
      </Fact>
      <Fact title={t('delivery')}>
        <Box component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
          {[userInfo.name, userInfo.address, `${userInfo.zipCode} ${userInfo.city}`, userInfo.country].join(
            '\n',
          )}
        </Box>
        <span>{t(`shipping.${order.shippingOption}`)}</span>
        {order.arrival ? <strong>{arrivalText(order.arrival)}</strong> : null}
        {userInfo.deliveryNote ? <Note label={t('facts.deliveryNote')} text={userInfo.deliveryNote} /> : null}
      </Fact>
      <Fact title={t('facts.payment')}>
        <span>{t(`store-admin/ui:paymentMethod.${order.paymentMethod}`)}</span>
        <span>
          <PaymentStatus status={order.paymentStatus} />
        </span>
        {order.payments.map(({ id, providerRef }) =>
          providerRef ? (
            <Box component="span" key={id} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {t('facts.providerRef')} <Box component="code">{providerRef}</Box>
            </Box>
          ) : null,
        )}
      </Fact>
      {order.notes ? (
        <Fact title={t('facts.notes')}>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{order.notes}</Box>
        </Fact>
      ) : null}
    </Box>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: 2.5, '@media print': { border: 0, p: 0 } }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, fontSize: '0.875rem' }}>{children}</Box>
    </Card>
  );
}

function Note({ label, text }: { label: string; text: string }) {
  return (
    <Box
      sx={{
        width: '100%',
        mt: 1,
        p: 1.25,
        borderRadius: 1,
        bgcolor: 'warning.light',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" sx={{ fontWeight: 600 }}>
        {label}:
      </Box>{' '}
      {text}
    </Box>
  );
}
