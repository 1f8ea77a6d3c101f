import type { OwnSubscription } from 'api';
import { CreditCard } from 'lucide-react';
import { Box, Button, notify, Stack, Typography, useLanguage, useMayWrite } from 'mfe-shared';
import { ConfirmedAction, FormSection } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { goTo, useOpenMethodPage, useRemoveMethod } from './subscription.queries';

/** The payment method. It is entered at the payment provider's own page, never here. */
export function PaymentCard({ method }: Pick<OwnSubscription, 'method'>) {
  const { t } = useTranslation('store-admin/subscription');
  const [language] = useLanguage();
  const mayWrite = useMayWrite();
  const open = useOpenMethodPage();
  const remove = useRemoveMethod();
  const enter = () =>
    open.mutate(language, {
      onSuccess: ({ url }) => goTo(url),
      onError: (error) => notify.error(error),
    });
  return (
    <FormSection title={t('payment.title')} help={t(method ? 'payment.help' : 'payment.helpNone')}>
      <Box sx={rowStyles}>
        {method ? (
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <CreditCard size={20} aria-hidden />
            <Box>
              <Typography sx={{ fontWeight: 600 }}>{method.label}</Typography>
              <Typography variant="body2" className="tabular" sx={{ color: 'text.secondary' }}>
                {t(isOver(method) ? 'payment.expired' : 'payment.expires', { month: monthOf(method) })}
              </Typography>
            </Box>
          </Stack>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t('payment.none')}</Typography>
        )}
        {mayWrite ? (
          <Stack direction="row" spacing={1}>
            {method ? (
              <ConfirmedAction
                button={(ask) => (
                  <Button variant="text" color="neutral" onClick={ask}>
                    {t('payment.remove')}
                  </Button>
                )}
                title={t('payment.removeTitle')}
                text={t('payment.removeText')}
                confirmLabel={t('payment.remove')}
                done={t('payment.removed')}
                run={() => remove.mutateAsync()}
              />
            ) : null}
            <Button
              variant={method ? 'outlined' : 'contained'}
              color={method ? 'neutral' : 'primary'}
              loading={open.isPending}
              onClick={enter}
            >
              {t(method ? 'payment.change' : 'payment.add')}
            </Button>
          </Stack>
        ) : null}
      </Box>
    </FormSection>
  );
}

type Method = NonNullable<OwnSubscription['method']>;
const monthOf = ({ expMonth, expYear }: Method) => `${String(expMonth).padStart(2, '0')}/${expYear}`;
/** A card works until the end of its month. */
const isOver = ({ expMonth, expYear }: Method) => new Date(expYear, expMonth) < new Date();

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;
