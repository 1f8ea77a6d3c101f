import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Alert } from '../ui/alert';
import { ConflictRow } from './conflict-row';
import type { FieldChange } from './merge-changes';
import type { Versioned, VersionedForm } from './versioned-form.types';
import { useFormWords } from './words';

type ConflictNoticeProps<TRecord extends Versioned, TValues extends FieldValues> = {
  versioned: VersionedForm<TRecord, TValues>;
};

/** Shown when somebody else saved first: both versions of each differing field, and which one the form has. */
export function ConflictNotice<TRecord extends Versioned, TValues extends FieldValues>({
  versioned,
}: ConflictNoticeProps<TRecord, TValues>) {
  const { t } = useFormWords();
  const notice = useRef<HTMLDivElement>(null);
  // It may be far above the button. Newer browsers return a promise from scrollIntoView, which is not an effect's
  // cleanup.
  useEffect(() => {
    void notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const seen = versioned.changes.filter(({ path }) => versioned.fieldName(path) !== null);
  const groups: [string, FieldChange[]][] = [
    [t('conflict.both'), seen.filter(({ both }) => both)],
    [t('conflict.taken'), seen.filter(({ both }) => !both)],
  ];
  return (
    <Box ref={notice} sx={frameStyles}>
      <Alert severity="warning" role="alert" sx={{ borderRadius: 0 }}>
        <strong>{t('conflict.title')}</strong> {t('conflict.text')}
      </Alert>
      {groups.map(([title, changes]) =>
        changes.length > 0 ? (
          <Box key={title} component="section" aria-label={title} sx={{ px: 2, pt: 1.5, pb: 0.5 }}>
            <Box component="h2" sx={titleStyles}>
              {title}
            </Box>
            {changes.map((change) => (
              <ConflictRow key={change.path} change={change} versioned={versioned} />
            ))}
          </Box>
        ) : null,
      )}
    </Box>
  );
}

const frameStyles = {
  scrollMarginTop: 72,
  overflow: 'hidden',
  border: 1,
  borderColor: 'warning.main',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
} as const;

const titleStyles = { m: 0, color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 500 } as const;
