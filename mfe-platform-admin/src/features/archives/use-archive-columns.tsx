import { Box, Link, useFormat } from 'mfe-shared';
import type { Column } from 'mfe-shared/backoffice';
import { useListWords } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { SecondLine } from '../../ui/second-line';
import { ArchiveActions } from './archive-actions';
import { ArchiveState } from './archive-state';
import type { Archive } from './archives.queries';

/** The columns of a list of archives. A list of several stores names the store of each row. */
export function useArchiveColumns({ ofOneStore = false } = {}): Column<Archive>[] {
  const { t } = useTranslation('platform-admin/archives');
  const { columns } = useListWords('platform-admin/archives');
  const { dateTime } = useFormat();
  const size = useSize();
  const when = ({ createdAt, requestedBy }: Archive) =>
    requestedBy ? t('madeBy', { when: dateTime(createdAt), who: requestedBy }) : dateTime(createdAt);
  const file = ({ bytes, expiresAt }: Archive) =>
    bytes === null || !expiresAt ? '–' : t('file', { size: size(bytes), until: dateTime(expiresAt) });
  return columns<Archive>([
    {
      key: 'what',
      cell: (archive) => (
        <Box component="span" sx={nameStyles}>
          {t(`kinds.${archive.kind}`)}
          {archive.reason === 'asked' ? '' : ` · ${t(`reasons.${archive.reason}`)}`}
          {ofOneStore ? null : (
            <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
              {archive.storeId && archive.status !== 'uploaded' ? (
                <Link to={`/platform-admin/archives/${archive.storeId}`}>{archive.storeName}</Link>
              ) : (
                archive.storeName
              )}
            </Box>
          )}
          {archive.kind === 'clone' && archive.madeSlug ? (
            <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
              {t('madeAs', { slug: archive.madeSlug })}
            </Box>
          ) : null}
          <Box component="span" sx={{ display: 'block', mt: 0.5, fontWeight: 400 }}>
            <ArchiveState archive={archive} />
          </Box>
          <SecondLine until="md">{when(archive)}</SecondLine>
          <SecondLine until="md">{file(archive)}</SecondLine>
        </Box>
      ),
    },
    { key: 'createdAt', hideBelow: 'md', sortable: true, cell: when },
    { key: 'file', header: t('fileLabel'), hideBelow: 'md', cell: file },
    {
      key: 'act',
      header: '',
      align: 'right',
      cell: (archive) => <ArchiveActions archive={archive} />,
    },
  ]);
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** 12 MB, in the reader's language. */
function useSize() {
  const { i18n } = useTranslation();
  return (bytes: number) => {
    const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
    return new Intl.NumberFormat(i18n.language, {
      ...{ style: 'unit', unit: units[step] ?? 'byte', unitDisplay: 'short', maximumFractionDigits: 1 },
    }).format(bytes / 1_000 ** step);
  };
}

const nameStyles = {
  display: 'block',
  minWidth: 130,
  py: 0.5,
  fontWeight: 600,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
