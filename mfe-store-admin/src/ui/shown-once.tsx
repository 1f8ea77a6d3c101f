import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Stack } from 'mfe-shared';
import { CopyLine, FormSection } from 'mfe-shared/backoffice';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const keyOf = (id: string) => ['shown-once', id];

/** Hands the secret of a new record to the record's page. */
export function useShowOnce(): (id: string, secret: string) => void {
  const queryClient = useQueryClient();
  return (id, secret) => queryClient.setQueryData(keyOf(id), secret);
}

type ShownOnceProps = { id: string; title: string; help: string; label: string };

/** The secret of a record that was just made, until the reader has it or leaves the page; nothing afterwards. */
export function ShownOnce({ id, title, help, label }: ShownOnceProps) {
  const { t } = useTranslation('store-admin/ui');
  const queryClient = useQueryClient();
  const { data: secret } = useQuery<string | null>({ queryKey: keyOf(id), queryFn: skipToken });
  useEffect(() => () => queryClient.removeQueries({ queryKey: keyOf(id) }), [queryClient, id]);
  if (!secret) return null;
  return (
    <FormSection
      title={title}
      actions={
        <Button
          size="small"
          variant="outlined"
          color="neutral"
          onClick={() => queryClient.setQueryData(keyOf(id), null)}
        >
          {t('secret.done')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Alert severity="warning" role="status">
          {help}
        </Alert>
        <CopyLine
          label={label}
          value={secret}
          copyLabel={t('secret.copy')}
          copiedLabel={t('secret.copied')}
        />
      </Stack>
    </FormSection>
  );
}
