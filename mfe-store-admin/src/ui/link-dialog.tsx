import { Button, Dialog, TextField } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type LinkDialogProps = { href: string; onChange: (href: string) => void; onClose: () => void };

const isAllowed = (href: string) => /^\/(?![/\\])|^https:\/\/|^mailto:|^tel:/.test(href);

/** Where the selected words lead; an empty address takes the link away. */
export function LinkDialog({ href, onChange, onClose }: LinkDialogProps) {
  const { t } = useTranslation('store-admin/ui');
  const [typed, setTyped] = useState(href);
  const [error, setError] = useState<string>();
  const save = () => {
    const next = typed.trim();
    if (next && !isAllowed(next)) setError(t('formats.linkProblem'));
    else onChange(next);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('formats.link')}
      size="xs"
      actions={
        <>
          <Button color="neutral" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="contained" onClick={save}>
            {t('formats.setLink')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('formats.address')}
        help={t('formats.linkHelp')}
        value={typed}
        error={error}
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
    </Dialog>
  );
}
