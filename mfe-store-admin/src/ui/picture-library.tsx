import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminClient, Box, Dialog, EmptyState, Image, Pagination, Skeleton, TextField } from 'mfe-shared';
import { LoadFailed } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureDrop } from './picture-drop';
import { UploadRow } from './upload-row';
import { useTenantId } from './use-tenant-id';
import { useUploads } from './use-uploads';

const picturesQuery = (tenantId: string, page: number, q: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'uploads', { page, q }],
    queryFn: ({ signal }) =>
      adminClient.get('/uploads', { query: { page, limit: 24, ...(q && { q }) }, signal }),
    placeholderData: keepPreviousData,
  });

type PictureLibraryProps = { onChoose: (url: string) => void; onClose: () => void };

/** The store's uploads, to choose one; a new one is chosen at once. */
export function PictureLibrary({ onChoose, onClose }: PictureLibraryProps) {
  const { t } = useTranslation('store-admin/ui');
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  const [page, setPage] = useState(1);
  const [q, setQ] = useState('');
  const { data, error, refetch } = useQuery(picturesQuery(tenantId, page, q.trim()));
  const { uploads, send, forget } = useUploads(({ url }) => {
    void queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'uploads'] });
    onChoose(url);
  });
  return (
    <Dialog open onClose={onClose} title={t('library.title')} size="md">
      <Box sx={{ display: 'grid', gap: 2, pb: 3 }}>
        <PictureDrop disabled={uploads.length > 0} onFiles={(files) => send(files.slice(0, 1))} />
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onClose={() => forget(upload.id)} />
        ))}
        <TextField
          type="search"
          label={t('library.search')}
          value={q}
          onChange={(event) => {
            setQ(event.target.value);
            setPage(1);
          }}
        />
        {data?.items.length === 0 ? (
          <EmptyState title={t(q.trim() ? 'library.none' : 'library.empty')} />
        ) : null}
        {error && !data ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
        <Box component="ul" role="list" aria-label={t('library.title')} sx={gridStyles}>
          {data || error
            ? data?.items.map((picture) => (
                <Box component="li" key={picture.id}>
                  <Box
                    component="button"
                    type="button"
                    aria-label={picture.name || t('library.unnamed')}
                    onClick={() => onChoose(picture.url)}
                    sx={tileStyles}
                  >
                    <Image src={picture.url} alt="" width={160} height={160} />
                    <span>{picture.name || t('library.unnamed')}</span>
                  </Box>
                </Box>
              ))
            : placeholders.map((key) => <Skeleton key={key} variant="rounded" height={160} />)}
        </Box>
        {data && data.pages > 1 ? <Pagination page={page} pages={data.pages} onChange={setPage} /> : null}
      </Box>
    </Dialog>
  );
}

const placeholders = Array.from({ length: 8 }, (_, index) => `picture-${index}`);

const gridStyles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
};

const tileStyles = {
  display: 'grid',
  gap: 0.5,
  width: '100%',
  p: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontSize: '0.75rem',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { borderColor: 'primary.main' },
  '& img': { width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 1 },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
};
