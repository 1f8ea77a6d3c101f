import type { SignUpStoreReply } from 'api';
import { ApiError, Box, constants, notify, Typography } from 'mfe-shared';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NewStore } from '../../ui/new-store';
import { emptyStore, toStoreInput } from '../../ui/new-store';
import { OpenedStore } from './opened-store';
import { SignUpForm } from './sign-up-form';
import { useSignUpStore } from './sign-ups.queries';
import { WaitForMail } from './wait-for-mail';

const fields = [
  'name',
  'slug',
  'ownerName',
  'ownerEmail',
  'ownerPassword',
  'currency',
  'language',
  'color',
] as const;

/** /auth/signup on the platform: a visitor opens a store. */
export function SignUpPage() {
  const { t, i18n } = useTranslation('platform-admin/sign-ups');
  const signUp = useSignUpStore();
  const [reply, setReply] = useState<SignUpStoreReply | null>(null);
  const language =
    constants.languages.find((known) => known === i18n.language) ?? constants.defaults.language;
  const form = useForm<NewStore>({
    defaultValues: { ...emptyStore, catalogue: 'grocery', language },
  });

  const submit = form.handleSubmit(async (values) => {
    try {
      setReply(await signUp.mutateAsync(toStoreInput(values)));
    } catch (error) {
      const details = (error instanceof ApiError && error.details) || [];
      for (const { field } of details) {
        const name = fields.find((known) => known === field);
        if (name) form.setError(name, { message: t(`invalid.${name}`) });
      }
      if (error instanceof ApiError && error.code === 'SLUG_TAKEN') {
        const isReserved = details.some(({ message }) => message === 'reserved');
        form.setError(
          'slug',
          { message: t(`slugIs.${isReserved ? 'reserved' : 'taken'}`) },
          { shouldFocus: true },
        );
      }
      notify.error(error);
    }
  });

  if (reply && 'host' in reply) return <OpenedStore host={reply.host} name={form.getValues('name')} />;
  const email = form.getValues('ownerEmail');
  const sendAgain = () =>
    signUp.mutate(toStoreInput(form.getValues()), {
      onSuccess: () => notify.success(t('sentAgain', { email })),
      onError: notify.error,
    });
  if (reply)
    return (
      <WaitForMail
        email={email}
        onAgain={sendAgain}
        sending={signUp.isPending}
        onChange={() => setReply(null)}
      />
    );
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', px: 2, py: { xs: 4, md: 8 } }}>
      <Typography variant="h1" sx={{ fontSize: { xs: 25, md: 31 } }}>
        {t('title')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>{t('text')}</Typography>
      <SignUpForm form={form} onSubmit={submit} />
    </Box>
  );
}
