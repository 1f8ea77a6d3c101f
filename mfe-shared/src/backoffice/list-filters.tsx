import { useTranslation } from 'react-i18next';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import type { ListFilter } from './list.types';
import type { ListParams } from './use-list-params';

/** The filters as chips made of native controls, which are quick by mouse, keyboard and touch. */
export function ListFilters({ params, filters }: { params: ListParams; filters: readonly ListFilter[] }) {
  const { t } = useTranslation('common');
  const active = Object.keys(params.filters).length > 0 || params.q !== '';
  const change = (name: string, value: string) => params.set({ filters: { [name]: value } });
  return (
    <Box sx={stripStyles}>
      {filters.map((filter) => {
        const value = params.filters[filter.name] ?? '';
        return (
          <Box component="label" key={filter.name} sx={chipStyles(value !== '')}>
            <span>{filter.label}</span>
            {filter.type === 'date' ? (
              <input
                type="date"
                value={value}
                onChange={(event) => change(filter.name, event.target.value)}
              />
            ) : (
              <select value={value} onChange={(event) => change(filter.name, event.target.value)}>
                <option value="">{t('any')}</option>
                {filter.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            )}
          </Box>
        );
      })}
      {active ? (
        <Button size="small" color="neutral" onClick={() => params.set(cleared(params))}>
          {t('clearAll')}
        </Button>
      ) : null}
    </Box>
  );
}

function cleared({ filters }: ListParams) {
  return { q: '', filters: Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])) };
}

/** One line that scrolls on a phone; the padding leaves room for the focus ring. */
const stripStyles = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  minWidth: 0,
  m: '-4px',
  p: '4px',
  overflowX: 'auto',
} as const;

const chipStyles = (active: boolean) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 0.5,
  height: 'var(--control-height)',
  pl: 1.5,
  pr: 0.75,
  border: 1,
  borderColor: active ? 'primary.main' : 'neutral.6',
  borderRadius: '999px',
  bgcolor: active ? 'primary.light' : 'background.paper',
  fontSize: '0.8125rem',
  '& span': { color: 'text.secondary', whiteSpace: 'nowrap' },
  '& select, & input': {
    minWidth: 0,
    maxWidth: 160,
    height: '100%',
    border: 0,
    bgcolor: 'transparent',
    color: 'text.primary',
    fontWeight: 600,
    outline: 'none',
    cursor: 'pointer',
  },
  '& option': { bgcolor: 'background.paper', color: 'text.primary' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
});
