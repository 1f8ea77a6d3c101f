import type { CaseFile } from 'api';
import { Box, Button, notify, Stack, TextField } from 'mfe-shared';
import { FormSection, PageHeader, SupportFiles } from 'mfe-shared/backoffice';
import { useForm, usePageDraft } from 'mfe-shared/forms';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { uploadFirstFile, useOpenCase } from './support-cases.queries';

type NewCase = { subject: string; text: string; files: CaseFile[] };

/** /admin/support/add: staff ask the platform something. What is typed is kept when the page is left. */
export function SupportCaseForm() {
  const { t } = useTranslation('store-admin/support-cases');
  const navigate = useNavigate();
  const open = useOpenCase();
  const draft = usePageDraft<NewCase>('support-cases/new');
  const { register, handleSubmit, formState, getValues, setValue, watch } = useForm<NewCase>({
    defaultValues: draft.found ?? { subject: '', text: '', files: [] },
  });
  const typed = watch();
  const [isUploading, setUploading] = useState(false);
  const { errors } = formState;
  useEffect(() => {
    if (!open.isSuccess) draft.keep(typed);
  });
  const submit = handleSubmit(({ files, ...input }) =>
    open.mutate(
      { ...input, fileIds: files.map(({ id }) => id) },
      {
        onSuccess: ({ id }) => {
          draft.remove();
          navigate(`/admin/support/${id}`, { replace: true });
        },
        onError: notify.error,
      },
    ),
  );
  const rule = (least: number) => ({
    validate: (typed: string) => typed.trim().length >= least || t('tooShort', { count: least }),
  });
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ maxWidth: 760 }}>
      <PageHeader title={t('add')} back={{ to: '/admin/support', label: t('title') }} />
      <Stack spacing={2} sx={{ mt: 2 }}>
        <FormSection title={t('ask')} help={t('askHelp')}>
          <TextField
            label={t('subject')}
            required
            inputProps={{ maxLength: 150 }}
            error={errors.subject?.message}
            {...register('subject', rule(3))}
          />
          <TextField
            label={t('text')}
            required
            multiline
            minRows={8}
            inputProps={{ maxLength: 10_000 }}
            error={errors.text?.message}
            {...register('text', rule(1))}
          />
          <SupportFiles
            files={typed.files}
            onChange={(change) => setValue('files', change(getValues('files')))}
            onUpload={uploadFirstFile}
            busy={isUploading || open.isPending}
            onBusy={setUploading}
          />
        </FormSection>
        <Box>
          <Button type="submit" variant="contained" loading={isUploading || open.isPending}>
            {t('send')}
          </Button>
        </Box>
      </Stack>
    </Box>
  );
}
