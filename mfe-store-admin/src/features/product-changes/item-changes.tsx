import type { ChangeItem } from 'api';
import { ArrowRight } from 'lucide-react';
import { Box, useWordOf, VisuallyHidden } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useChangeWords } from './use-change-words';

/** Each field of a row before and after, and why the row was refused. */
export function ItemChanges({ item }: { item: ChangeItem }) {
  const { t } = useTranslation('store-admin/product-changes');
  const wordOf = useWordOf('store-admin/product-changes');
  const { fieldChanges } = useChangeWords();
  const { before, after, problems } = item;
  return (
    <Box component="ul" role="list" sx={listStyles}>
      {before === null && after ? <li>{t('isNew')}</li> : null}
      {after === null && before ? <li>{t('isDeleted')}</li> : null}
      {fieldChanges(before, after).map(({ field, label, before: old, after: next }) => (
        <li key={field}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="s" sx={{ color: 'text.secondary', textDecoration: 'none' }}>
            {old}
          </Box>
          <ArrowRight size={14} aria-hidden />
          <VisuallyHidden>{t('becomes')}</VisuallyHidden>
          <Box component="strong" sx={{ fontWeight: 600 }}>
            {next}
          </Box>
        </li>
      ))}
      {problems.map(({ field, message }) => (
        <Box component="li" key={`${field} ${message}`} sx={{ color: 'error.main' }}>
          {t('problem', {
            field: wordOf('fields', field) ?? field,
            problem: wordOf('problems', message) ?? message,
          })}
        </Box>
      ))}
    </Box>
  );
}

const listStyles = {
  m: 0,
  p: 0,
  py: 0.5,
  listStyle: 'none',
  whiteSpace: 'normal',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 },
} as const;
