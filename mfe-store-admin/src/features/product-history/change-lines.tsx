import type { HistoryEntry } from 'api';
import { ArrowRight } from 'lucide-react';
import { Box, VisuallyHidden } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useHistoryWords } from './use-history-words';

/** Each field that a save changed, before and after it. */
export function ChangeLines({ entry: { changes, way } }: { entry: HistoryEntry }) {
  const { t } = useTranslation('store-admin/product-history');
  const linesOf = useHistoryWords();
  if (changes.length === 0) {
    const words = t(`nothing.${noFields.has(way) ? (way as 'created') : 'other'}`);
    return <Box sx={{ whiteSpace: 'normal' }}>{words}</Box>;
  }
  return (
    <Box component="ul" role="list" sx={listStyles}>
      {changes.flatMap(linesOf).map(({ key, label, before, after }) => (
        <li key={key}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <span>{before}</span>
          <ArrowRight size={14} aria-hidden />
          <VisuallyHidden>{t('becomes')}</VisuallyHidden>
          <Box component="strong" sx={{ fontWeight: 600 }}>
            {after}
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** These have a sentence of their own. */
const noFields: ReadonlySet<string> = new Set(['created', 'deleted', 'undeleted', 'earlier']);

const listStyles = {
  m: 0,
  p: 0,
  py: 0.5,
  listStyle: 'none',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 },
} as const;
