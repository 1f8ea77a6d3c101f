import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../ui/box';
import { Button } from '../ui/button';

export type SaveBarProps = {
  dirty: boolean;
  saving: boolean;
  errorCount: number;
  onSave: () => void;
  onDiscard: () => void;
};

/** Appears with the first change: the number of invalid fields, Discard, Save. ⌘S or Ctrl+S saves. */
export function SaveBar({ dirty, saving, errorCount, onSave, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('common');
  const latest = useRef(onSave);
  latest.current = onSave;
  useEffect(() => {
    if (!dirty || saving) return;
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [dirty, saving]);
  if (!dirty) return null;
  return (
    <Box role="region" aria-label={t('unsavedChanges')} sx={barStyles}>
      <Box
        component="span"
        role="status"
        sx={{ ...sentenceStyles, color: errorCount > 0 ? 'error.main' : 'text.secondary' }}
      >
        {errorCount > 0 ? t('errorCount', { count: errorCount }) : t('unsavedChanges')}
      </Box>
      <Button color="neutral" onClick={onDiscard} disabled={saving}>
        {t('discard')}
      </Button>
      <Button variant="contained" onClick={onSave} loading={saving}>
        {t('save')}
      </Button>
    </Box>
  );
}

const barStyles = {
  position: 'sticky',
  bottom: 16,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 1,
  pl: 2,
  pr: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  boxShadow: '0 8px 28px rgb(0 0 0 / 14%)',
  // On a phone the sentence wraps instead of the buttons, because German labels were cut off.
  '& > button': { flexShrink: 0 },
} as const;

const sentenceStyles = {
  mr: 'auto',
  minWidth: 0,
  hyphens: 'auto',
  fontSize: { xs: '0.8125rem', sm: 'inherit' },
} as const;
