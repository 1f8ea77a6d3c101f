import { Alert, Button, Dialog, Stack, TextField, Typography } from 'mfe-shared';
import { CopyLine } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortBuild } from '../../ui/build-name';
import { Refusal } from '../../ui/refusal';
import { usePreview } from './releases.queries';

type PreviewDialogProps = { remote: string; build: string; onClose: () => void };

/** Null unless it is the address of a page. */
function pageAt(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

function linkTo({ origin, pathname, search }: URL, ticket: string): string {
  const query = new URLSearchParams({ ticket, to: pathname + search });
  return `${origin}/live/override?${query}`;
}

/** Makes a link that opens this build in one browser, before it is live. */
export function PreviewDialog({ remote, build, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('platform-admin/releases');
  const [page, setPage] = useState(`${location.origin}/`);
  const [isWrong, setWrong] = useState(false);
  const preview = usePreview();
  const url = pageAt(page.trim());
  const make = () => (url ? preview.mutate({ remote, build }) : setWrong(true));
  const link = preview.data && url ? linkTo(url, preview.data.ticket) : null;

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('previewTitle', { remote, build: shortBuild(build) })}
      actions={
        <>
          <Button color="neutral" onClick={onClose}>
            {t(link ? 'close' : 'cancel')}
          </Button>
          {link ? null : (
            <Button variant="contained" onClick={make} loading={preview.isPending}>
              {t('makeLink')}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={2}>
        <Typography>{t('previewText')}</Typography>
        {link ? (
          <>
            <CopyLine label={t('link')} value={link} copyLabel={t('copy')} copiedLabel={t('copied')} />
            <Alert severity="info" role="status">
              {t('linkLasts')}
            </Alert>
          </>
        ) : (
          <TextField
            label={t('previewPage')}
            help={t('previewPageHelp')}
            type="url"
            value={page}
            error={isWrong && !url ? t('notAnAddress') : undefined}
            onChange={(event) => setPage(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && make()}
          />
        )}
        {preview.isError ? <Refusal error={preview.error} /> : null}
      </Stack>
    </Dialog>
  );
}
