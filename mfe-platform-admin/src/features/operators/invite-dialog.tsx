import { ApiError, Button, constants, Dialog, notify, Stack, TextField } from 'mfe-shared';
import { PasswordField } from 'mfe-shared/sign-in';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OperatorRoleSelect } from '../../ui/operator-role-select';
import { useInviteOperator } from './operators.queries';

/** Lets somebody into the platform, by mail. Who signed in long ago gives the password as well. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('platform-admin/operators');
  const invite = useInviteOperator();
  const form = useId();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [roleId, setRoleId] = useState('');
  const [password, setPassword] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const code = invite.error instanceof ApiError ? invite.error.code : '';
  const nameError = tried && name.trim().length < 2 ? t('invite.nameNeeded') : undefined;
  const isMail = /^\S+@\S+$/.test(email);
  const emailError =
    code === 'EMAIL_TAKEN' ? t('invite.taken') : tried && !isMail ? t('invite.emailNeeded') : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim().length < 2 || !isMail || !roleId) return;
    const locale = constants.languages.find((known) => known === i18n.language) ?? 'en';
    invite.mutate(
      { name, email, locale, roleId, ...(password && { password }) },
      {
        onSuccess: () => {
          notify.success(t('invite.done', { email }));
          onClose();
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'PASSWORD_NEEDED') return setPassword('');
          if (!(error instanceof ApiError && error.code === 'EMAIL_TAKEN')) notify.error(error);
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('invite.title')}
      size="xs"
      actions={
        <>
          <Button color="neutral" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} variant="contained" loading={invite.isPending}>
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={form} onSubmit={send} noValidate spacing={2}>
        <span>{t('invite.text')}</span>
        <TextField
          label={t('name')}
          required
          value={name}
          error={nameError}
          inputProps={{ maxLength: 80 }}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t('email')}
          type="email"
          required
          value={email}
          error={emailError}
          inputProps={{ maxLength: 254 }}
          onChange={(event) => {
            invite.reset();
            setEmail(event.target.value);
          }}
        />
        <OperatorRoleSelect
          value={roleId}
          onChange={setRoleId}
          error={tried && !roleId ? t('invite.roleNeeded') : undefined}
        />
        {password === null ? null : (
          <PasswordField
            label={t('invite.password')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
