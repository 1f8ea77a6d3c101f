import { useSuspenseQuery } from '@tanstack/react-query';
import {
  Alert,
  Box,
  Button,
  notify,
  session,
  Typography,
  useErrorText,
  useLanguage,
  useTenant,
} from 'mfe-shared';
import { PasswordField } from 'mfe-shared/sign-in';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { myOrderQuery } from '../../ui/shopper.queries';

const shortestPassword = 10;

/** An account of what the order says: only a password is missing. The order joins it once the address is confirmed. */
export function AccountOffer({ id }: { id: string }) {
  const { t } = useTranslation('storefront/orders');
  const [locale] = useLanguage();
  const errorText = useErrorText();
  const { data: order } = useSuspenseQuery(myOrderQuery(useTenant().id, id));
  const { name, email, contact: phone } = order.userInfo;
  const [isSent, setSent] = useState(false);
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const { user } = await session.signUp({ name, email, phone, password, locale });
      if (user) notify.success(t('account.made'));
      setSent(true);
    } catch (error) {
      form.setError('password', { message: errorText(error) }, { shouldFocus: true });
    }
  });
  return (
    <Box component="section" aria-labelledby="account-offer" sx={panelStyles}>
      <Typography id="account-offer" variant="h3" component="h2">
        {t('account.title')}
      </Typography>
      {isSent ? null : (
        <>
          <Typography sx={{ color: 'text.secondary' }}>{t('account.text', { email })}</Typography>
          <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={formStyles}>
            {/* For password managers. */}
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <PasswordField
              autoComplete="new-password"
              help={t('account.passwordHelp', { count: shortestPassword })}
              error={errors.password?.message}
              {...form.register('password', {
                required: t('account.passwordHelp', { count: shortestPassword }),
                minLength: {
                  value: shortestPassword,
                  message: t('account.passwordHelp', { count: shortestPassword }),
                },
                maxLength: { value: 128, message: t('account.tooLong') },
              })}
            />
            <Button type="submit" variant="contained" loading={isSubmitting} sx={{ mt: { sm: 3.25 } }}>
              {t('account.make')}
            </Button>
          </Box>
        </>
      )}
      <Box role="status">
        {isSent ? <Alert severity="success">{t('account.sent', { email })}</Alert> : null}
      </Box>
    </Box>
  );
}

const panelStyles = {
  display: 'grid',
  gap: 2,
  mt: 5,
  p: { xs: 2, sm: 3 },
  borderRadius: 2,
  bgcolor: 'neutral.1',
  '@media print': { display: 'none' },
};

const formStyles = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 340px) max-content' },
};
