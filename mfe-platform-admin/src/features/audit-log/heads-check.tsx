import { useQuery } from '@tanstack/react-query';
import { Alert, Box, Button, TextField, useErrorText, useFormat } from 'mfe-shared';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { headsOptions } from './audit-log.queries';

const shape = /^[0-9a-f]{64}$/i;

/** Compares the log with a fingerprint from a mail. Somebody who cuts off the end of a log cannot change the mail. */
export function HeadsCheck({ storeName }: { storeName: (id: string) => string }) {
  const { t } = useTranslation('platform-admin/audit-log');
  const { number } = useFormat();
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const [text, setText] = useState(params.get('digest') ?? '');
  const [asked, setAsked] = useState(shape.test(text) ? text : '');
  const [tried, setTried] = useState(false);
  const { data, error, isFetching } = useQuery(headsOptions(asked));
  const isWrong = !shape.test(text.trim());
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWrong) setAsked(text.trim());
  };
  const readResult = () => {
    if (!data) return error ? { ok: false, text: errorText(error) } : null;
    if (!data.day) return { ok: false, text: t('heads.unknown') };
    const { brokenAt } = data;
    if (!brokenAt) return { ok: true, text: t('heads.whole', { day: data.day, count: data.chains }) };
    const store = brokenAt.tenantId ? storeName(brokenAt.tenantId) : t('platform');
    return { ok: false, text: t('heads.broken', { day: data.day, seq: number(brokenAt.seq), store }) };
  };
  const result = readResult();
  return (
    <Box component="details" open={asked !== ''} sx={{ fontSize: '0.875rem' }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        {t('heads.title')}
      </Box>
      <Box component="form" onSubmit={send} noValidate sx={formStyles}>
        <TextField
          label={t('heads.label')}
          help={t('heads.help')}
          value={text}
          error={tried && isWrong ? t('heads.wrong') : undefined}
          autoComplete="off"
          inputProps={{ maxLength: 80, spellCheck: false }}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="outlined" color="neutral" loading={isFetching}>
          {t('heads.compare')}
        </Button>
      </Box>
      {result ? (
        <Alert
          severity={result.ok ? 'success' : 'error'}
          role={result.ok ? 'status' : 'alert'}
          sx={{ mt: 1 }}
        >
          {result.text}
        </Alert>
      ) : null}
    </Box>
  );
}

const formStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 560px) auto' },
  justifyContent: 'start',
  alignItems: 'start',
  gap: 1,
  mt: 1,
  '& > button': { mt: { xs: 0, sm: '26px' } },
} as const;
