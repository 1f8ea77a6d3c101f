import { useQuery } from '@tanstack/react-query';
import type { StoreLanguage } from 'api';
import { notify, Spinner, TextField } from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import { useForm, usePlaceErrors } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { languageQuery, useSaveLanguage } from './languages.queries';

type EditLanguageDialogProps = { id: string; onClose: () => void };

/** Name and flag as visitors read them. */
export function EditLanguageDialog({ id, onClose }: EditLanguageDialogProps) {
  const { t } = useTranslation('store-admin/languages');
  const { data, error, isFetching } = useQuery(languageQuery(useTenantId(), id));
  if (error && !data) throw error;
  if (data && !isFetching) return <EditForm language={data} onClose={onClose} />;
  return (
    <FormDialog busy title={t('editTitle')} onClose={onClose} onSubmit={(event) => event.preventDefault()}>
      <Spinner />
    </FormDialog>
  );
}

function EditForm({ language, onClose }: { language: StoreLanguage; onClose: () => void }) {
  const { t } = useTranslation('store-admin/languages');
  const save = useSaveLanguage();
  const { id, status, version } = language;
  const form = useForm({ defaultValues: { name: language.name, flag: language.flag } });
  const { errors } = form.formState;
  const placeErrors = usePlaceErrors(form, {});
  const submit = form.handleSubmit(async ({ name, flag }) => {
    try {
      await save.mutateAsync({ id, status, version, name, flag: flag.toUpperCase() });
      notify.success(t('saved', { name }));
      onClose();
    } catch (error) {
      placeErrors(error);
    }
  });
  return (
    <FormDialog busy={save.isPending} title={t('editTitle')} onClose={onClose} onSubmit={submit}>
      <TextField
        label={t('fields.name')}
        required
        autoComplete="off"
        inputProps={{ maxLength: 60 }}
        error={errors.name?.message}
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('problems.name') })}
      />
      <TextField
        label={t('fields.flag')}
        help={t('flagHelp')}
        required
        autoComplete="off"
        inputProps={{ maxLength: 2 }}
        error={errors.flag?.message}
        {...form.register('flag', { pattern: { value: /^[A-Za-z]{2}$/, message: t('problems.flag') } })}
      />
    </FormDialog>
  );
}
