import { FileSpreadsheet } from 'lucide-react';
import { Box, Button, Stack, Typography, upload, useErrorText, useHoldUpdates, useWordOf } from 'mfe-shared';
import { PageHeader } from 'mfe-shared/backoffice';
import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { UploadRow } from '../../ui/upload-row';
import type { Upload } from '../../ui/use-uploads';

/** /admin/products/import: a file of products, prices or stock is chosen. */
export function ImportPage() {
  const { t } = useTranslation('store-admin/product-imports');
  const { running, send, cancel } = useImportUpload();
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    send(event.dataTransfer.files[0]);
  };
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <PageHeader title={t('title')} back={{ to: '/admin/products', label: t('products') }} />
      <Typography sx={{ color: 'text.secondary' }}>{t('intro')}</Typography>
      <Box onDragOver={(event: DragEvent) => event.preventDefault()} onDrop={drop} sx={dropStyles}>
        <FileSpreadsheet size={28} aria-hidden />
        <Typography>{t('drop')}</Typography>
        <Button variant="contained" onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('limits')}
        </Typography>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          hidden
          aria-label={t('choose')}
          onChange={({ target }) => {
            send(target.files?.[0]);
            // The same file may be chosen again after a failure.
            target.value = '';
          }}
        />
      </Box>
      {running ? <UploadRow upload={running} onClose={cancel} /> : null}
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        <li>{t('hints.heading')}</li>
        <li>{t('hints.key')}</li>
        <li>{t('hints.safe')}</li>
      </Box>
    </Stack>
  );
}

/** Uploads one file with its progress, and opens the page on which its columns are named. */
function useImportUpload() {
  const wordOf = useWordOf('store-admin/product-imports');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [running, setRunning] = useState<Upload | null>(null);
  const controller = useRef<AbortController | null>(null);
  useHoldUpdates(running !== null && !running.error, 'upload');
  const cancel = () => {
    controller.current?.abort();
    setRunning(null);
  };
  const send = async (file: File | undefined) => {
    if (!file) return;
    controller.current?.abort();
    const mine = new AbortController();
    controller.current = mine;
    const row = { id: file.name, name: file.name, share: 0 };
    setRunning(row);
    try {
      const { change } = await upload('/product-imports', file, {
        signal: mine.signal,
        onProgress: (share) => setRunning({ ...row, share }),
      });
      navigate(`/admin/products/import/${change.id}`);
    } catch (error) {
      if (mine.signal.aborted) return;
      const { message } = (error as { details?: { message: string }[] }).details?.[0] ?? {};
      const words = message && wordOf('refusals', message);
      setRunning({ ...row, error: words || errorText(error) });
    }
  };
  return { running, send: (file: File | undefined) => void send(file), cancel };
}

const dropStyles = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  p: 4,
  border: '1px dashed',
  borderColor: 'neutral.5',
  borderRadius: 2,
  bgcolor: 'neutral.1',
  textAlign: 'center',
} as const;
