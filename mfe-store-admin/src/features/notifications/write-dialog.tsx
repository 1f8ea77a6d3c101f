import { notify, TextField } from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddNotification } from './notifications.queries';

const longest = 500;

/** Writes a message that everybody on the team finds below the bell. */
export function WriteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('store-admin/notifications');
  const [message, setMessage] = useState('');
  const add = useAddNotification();
  const send = () =>
    add.mutateAsync(message.trim()).then(
      () => {
        notify.success(t('written'));
        onClose();
      },
      () => undefined,
    );
  return (
    <FormDialog
      title={t('write')}
      submitLabel={t('send')}
      busy={add.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (message.trim()) void send();
      }}
    >
      <TextField
        autoFocus
        multiline
        minRows={3}
        label={t('text')}
        help={t('writeHelp')}
        inputProps={{ maxLength: longest }}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
    </FormDialog>
  );
}
