import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../i18n/use-language';
import type { FieldChange } from './merge-changes';
import type { Versioned, VersionedForm } from './versioned-form.types';
import { useFormWords } from './words';

type ConflictRowProps<TRecord extends Versioned, TValues extends FieldValues> = {
  change: FieldChange;
  versioned: VersionedForm<TRecord, TValues>;
};

/** Both versions of one field; the pressed one is the form's value. */
export function ConflictRow<TRecord extends Versioned, TValues extends FieldValues>(
  props: ConflictRowProps<TRecord, TValues>,
) {
  const { change, versioned } = props;
  const { form, fieldName, showValue, choose } = versioned;
  const { t } = useFormWords();
  const valueText = useValueText();
  const label = fieldName(change.path) ?? '';
  const now = JSON.stringify(useWatch({ control: form.control, name: change.path as FieldPath<TValues> }));
  return (
    <Box role="group" aria-label={label} sx={rowStyles}>
      <Box component="span" sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, pt: { md: 1 }, fontWeight: 500 }}>
        {label}
      </Box>
      {(['theirs', 'mine'] as const).map((whose) => {
        const value = change[whose];
        const chosen = JSON.stringify(value) === now;
        return (
          <Box
            key={whose}
            component="button"
            type="button"
            aria-pressed={chosen}
            onClick={() => choose(change, whose)}
            sx={choiceStyles(chosen)}
          >
            <Box component="span" sx={whoseStyles}>
              {chosen ? <Check size={14} aria-hidden /> : null}
              {t(`conflict.${whose}`)}
            </Box>{' '}
            <Box component="span" sx={valueStyles}>
              {showValue?.(change.path, value) ?? valueText(value)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

function useValueText(): (value: unknown) => string {
  const { t } = useFormWords();
  const [language] = useLanguage();
  return (value) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (value === null || value === undefined || value === '') return t('empty');
    if (typeof value !== 'object') return String(value);
    const parts = Array.isArray(value) ? value : Object.values(value);
    if (parts.length === 0) return t('empty');
    const plain = parts.every((part) => typeof part !== 'object');
    return plain
      ? new Intl.ListFormat(language).format(parts.map(String))
      : t('entries', { count: parts.length });
  };
}

const rowStyles = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  py: 1,
  fontSize: '0.875rem',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '160px repeat(2, minmax(0, 1fr))' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

const choiceStyles = (chosen: boolean) => ({
  display: 'block',
  minHeight: 'var(--control-height)',
  px: 1.5,
  py: 0.75,
  border: 1,
  borderColor: chosen ? 'primary.main' : 'neutral.6',
  borderRadius: 1,
  outline: chosen ? '1px solid' : 'none',
  outlineColor: 'primary.main',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { borderColor: chosen ? 'primary.main' : 'neutral.8' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
});

const whoseStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  color: 'text.secondary',
  fontSize: '0.75rem',
} as const;

const valueStyles = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
} as const;
