import { Upload } from 'lucide-react';
import { ApiError, Button, notify, useFormat, useHoldUpdates, useWordOf } from 'mfe-shared';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadArchive } from './archives.queries';

/** Sends an archive of another installation; what becomes of it is decided in the list. */
export function UploadButton() {
  const { t } = useTranslation('platform-admin/archives');
  const wordOf = useWordOf('platform-admin/archives');
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(0);
  const upload = useUploadArchive();
  useHoldUpdates(upload.isPending, 'upload');
  const send = (file: File | undefined) => {
    if (!file) return;
    setShare(0);
    upload.mutate(
      { file, onProgress: setShare },
      {
        onSuccess: ({ storeName: name }) => notify.success(t('uploaded', { name })),
        onError: (error) => {
          const problem = error instanceof ApiError ? error.details?.[0]?.message : undefined;
          const words = problem && wordOf('problems', problem);
          notify.error(words ? new Error(words) : error);
        },
      },
    );
  };
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Upload size={16} />}
        loading={upload.isPending}
        onClick={() => input.current?.click()}
      >
        {upload.isPending ? t('uploading', { share: number(Math.round(share * 100)) }) : t('upload')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={t('upload')}
        onChange={({ target }) => {
          send(target.files?.[0]);
          // The same file may be chosen again after a failure.
          target.value = '';
        }}
      />
    </>
  );
}
