import type { LanguageCode, StoreLanguage } from 'api';
import { Checkbox, languageOptions, notify, Typography } from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddLanguages } from './languages.queries';

type AddLanguageDialogProps = { open: boolean; languages: readonly StoreLanguage[]; onClose: () => void };

/** Staff choose among the languages that the product has texts for. */
export function AddLanguageDialog({ open, languages, onClose }: AddLanguageDialogProps) {
  const { t } = useTranslation('store-admin/languages');
  const add = useAddLanguages();
  const [chosen, setChosen] = useState<readonly LanguageCode[]>([]);
  const missing = languageOptions.filter(
    ({ value }) => !languages.some(({ iso_code }) => iso_code === value),
  );
  const codes = missing.map(({ value }) => value).filter((code) => chosen.includes(code));
  const close = () => {
    setChosen([]);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={t('addTitle')}
      submitLabel={t('add')}
      busy={add.isPending}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault();
        if (codes.length === 0) return;
        add.mutate(codes, {
          onSuccess: () => {
            notify.success(t('added', { count: codes.length }));
            close();
          },
        });
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(missing.length === 0 ? 'noneLeft' : 'addText')}
      </Typography>
      {missing.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, value] : chosen.filter((code) => code !== value))
          }
        />
      ))}
    </FormDialog>
  );
}
