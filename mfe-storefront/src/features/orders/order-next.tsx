import type { MyOrder } from 'api';
import { CalendarClock, DoorOpen, Mail } from 'lucide-react';
import { Box, Typography, useSession } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The steps after an order: the mail, the delivery, the payment. The arrival stands above them. */
export function OrderNext({ order }: { order: MyOrder }) {
  const { t } = useTranslation('storefront/orders');
  // The mails of an account go to its own address, whatever was typed for this order.
  const ofAccount = useSession(({ user, loginType }) => (loginType === 'customer' ? user?.email : undefined));
  const steps = [
    {
      icon: <Mail size={20} />,
      title: t('next.mail'),
      text: t('next.mailText', { email: ofAccount ?? order.userInfo.email }),
    },
    {
      icon: <CalendarClock size={20} />,
      title: t('next.delivery'),
      text: t('next.deliveryText'),
    },
    {
      icon: <DoorOpen size={20} />,
      title: t('next.door'),
      text: t(order.paymentMethod === 'Card' ? 'next.doorCard' : 'next.doorCash'),
    },
  ];
  return (
    <Box component="section" aria-labelledby="order-next" sx={{ mt: 3 }}>
      <Typography id="order-next" variant="h3" component="h2">
        {t('next.title')}
      </Typography>
      <Box component="ol" role="list" sx={listStyles}>
        {steps.map((step) => (
          <Box component="li" key={step.title} sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
            <Box aria-hidden sx={{ flex: 'none', mt: 0.25, color: 'primary.main' }}>
              {step.icon}
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>{step.title}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{step.text}</Box>
            </Box>
          </Box>
        ))}
      </Box>
      {order.canCancel ? (
        <Typography sx={{ mt: 2, color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('next.cancel')}
        </Typography>
      ) : null}
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  mt: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
};
