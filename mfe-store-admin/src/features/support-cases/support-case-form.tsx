import type { CaseFile } from 'api';
import { Box, Button, notify, Stack, TextField } from 'mfe-shared';
import { FormSection, LeaveGuard, PageHeader, SupportFiles } from 'mfe-shared/backoffice';
import { useForm } from 'mfe-shared/forms';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { uploadFirstFile, useOpenCase } from './support-cases.queries';

/** /admin/support/add: staff ask the platform something. */
export function SupportCaseForm() {
  const { t } = useTranslation('store-admin/support-cases');
  const navigate = useNavigate();
  const open = useOpenCase();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { subject: '', text: '' } });
  const [files, setFiles] = useState<CaseFile[]>([]);
  const [isUploading, setUploading] = useState(false);
  const { errors, isDirty } = formState;
  const submit = handleSubmit((input) =>
    open.mutate({ ...input, fileIds: files.map(({ id }) => id) }, { onError: notify.error }),
  );
  const opened = open.data?.id;
  // The page has to know that nothing is unsaved before it is left, or it would ask.
  useEffect(() => {
    if (opened) navigate(`/admin/support/${opened}`, { replace: true });
  }, [opened, navigate]);
  const rule = (least: number) => ({
    validate: (typed: string) => typed.trim().length >= least || t('tooShort', { count: least }),
  });
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ maxWidth: 760 }}>
      <LeaveGuard dirty={(isDirty || files.length > 0) && !open.isSuccess} />
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
            files={files}
            onChange={setFiles}
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
