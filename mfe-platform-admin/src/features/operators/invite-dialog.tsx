import { ApiError, constants, notify, TextField } from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import { PasswordField } from 'mfe-shared/sign-in';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OperatorRoleSelect } from '../../ui/operator-role-select';
import { useInviteOperator } from './operators.queries';

/** Invites somebody to the platform, by mail. After a sign-in long ago it asks for the password as well. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('platform-admin/operators');
  const invite = useInviteOperator();
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
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim().length < 2 || !isMail || !roleId) return;
    const locale =
      constants.languages.find((known) => known === i18n.language) ?? constants.defaults.language;
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
    <FormDialog
      title={t('invite.title')}
      submitLabel={t('invite.send')}
      busy={invite.isPending}
      onSubmit={send}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
