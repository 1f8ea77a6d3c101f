import { Box, useFormat, useWordOf } from 'mfe-shared';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import type { Archive } from './archives.queries';

const tones = {
  uploaded: 'info',
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
} as const;

/** How far it is, or how it ended and why. */
export function ArchiveState({ archive }: { archive: Archive }) {
  const { t } = useTranslation('platform-admin/archives');
  const wordOf = useWordOf('platform-admin/archives');
  const { number } = useFormat();
  const { status, doneRows, totalRows, problem, problemAbout } = archive;
  const share = totalRows > 0 ? Math.round((doneRows / totalRows) * 100) : 0;
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 120, whiteSpace: 'normal' }}>
      <StatusChip status={status} tone={tones[status]} label={t(`status.${status}`)} />
      {status === 'running' ? (
        <>
          <Box component="span" className="tabular" sx={noteStyles}>
            {t('progress', { done: number(doneRows), total: number(totalRows) })}
          </Box>
          <Box
            component="span"
            role="progressbar"
            aria-label={t('status.running')}
            aria-valuenow={share}
            sx={barStyles}
          >
            <Box component="span" sx={{ ...fillStyles, width: `${share}%` }} />
          </Box>
        </>
      ) : null}
      {problem ? (
        <Box component="span" sx={noteStyles}>
          {wordOf('problems', problem) ?? problem}
          {problemAbout ? ` (${problemAbout})` : ''}
        </Box>
      ) : null}
    </Box>
  );
}

const noteStyles = { display: 'block', mt: 0.5, fontSize: '0.75rem', color: 'text.secondary' } as const;
const barStyles = {
  display: 'block',
  height: 4,
  mt: 0.5,
  borderRadius: '999px',
  bgcolor: 'neutral.3',
} as const;
const fillStyles = { display: 'block', height: 4, borderRadius: '999px', bgcolor: 'primary.main' } as const;
