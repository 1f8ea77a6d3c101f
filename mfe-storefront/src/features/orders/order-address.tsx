import type { MyOrder } from 'api';
import { Box, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { paymentWord } from '../../ui/order-word';

/** The address and the payment method. */
export function OrderAddress({ order }: { order: MyOrder }) {
  const { t } = useTranslation('storefront/orders');
  const { name, contact, address, zipCode, city, country, deliveryNote } = order.userInfo;
  const parts = [
    {
      title: t(order.isPickup ? 'by' : 'to'),
      lines: [name, address, `${zipCode} ${city}`, country, contact, deliveryNote],
    },
    {
      title: t('payment'),
      lines: [t(`method.${paymentWord(order)}`), t(`paymentStatus.${order.paymentStatus}`)],
    },
    { title: t('notes'), lines: [order.notes] },
  ];
  return (
    <>
      {parts
        .filter(({ lines }) => lines.some(Boolean))
        .map(({ title, lines }) => (
          <section key={title}>
            <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
              {title}
            </Typography>
            {lines.filter(Boolean).map((line) => (
              <Box key={line} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {line}
              </Box>
            ))}
          </section>
        ))}
    </>
  );
}
