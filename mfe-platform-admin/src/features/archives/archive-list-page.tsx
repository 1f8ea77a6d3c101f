import { Archive as ArchiveIcon } from 'lucide-react';
import { Typography } from 'mfe-shared';
import { ListPage, useListWords } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { MayWrite } from '../../ui/may';
import type { Archive } from './archives.queries';
import { useArchiveList } from './archives.queries';
import { UploadButton } from './upload-button';
import { useArchiveColumns } from './use-archive-columns';

/** /platform-admin/archives: the stores that were written into a file, or made from one. */
export function ArchiveListPage() {
  const { t } = useTranslation('platform-admin/archives');
  const { page } = useListWords('platform-admin/archives');
  return (
    <ListPage<Archive>
      {...page}
      {...useArchiveList()}
      primaryAction={
        <MayWrite>
          <UploadButton />
        </MayWrite>
      }
      notice={<Typography sx={{ color: 'text.secondary', maxWidth: 720 }}>{t('intro')}</Typography>}
      columns={useArchiveColumns()}
      empty={{ icon: <ArchiveIcon size={40} />, ...page.empty }}
    />
  );
}
