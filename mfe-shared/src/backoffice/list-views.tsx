import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format';
import { Box } from '../ui/box';
import { Link } from '../ui/link';
import type { ListView } from './list.types';
import type { ListParams } from './use-list-params';

/** The views of a list as links, so that each can be opened and bookmarked. */
export function ListViews({ params, views }: { params: ListParams; views: readonly ListView[] }) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const names = [...new Set(views.flatMap((view) => Object.keys(view.filters)))];
  const isCurrent = (view: ListView) =>
    names.every((name) => (params.filters[name] ?? '') === (view.filters[name] ?? ''));
  return (
    <Box
      component="nav"
      aria-label={t('views')}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        gap: 0.5,
        overflowX: 'auto',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {views.map((view) => {
        const current = isCurrent(view);
        const filters = { ...Object.fromEntries(names.map((name) => [name, undefined])), ...view.filters };
        return (
          <Link
            key={view.label}
            to={params.href({ filters })}
            underline={false}
            aria-current={current ? 'page' : undefined}
            sx={{
              flex: 'none',
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              minHeight: 'var(--control-height)',
              px: 1.5,
              borderRadius: 0,
              borderBottom: 2,
              borderColor: current ? 'primary.main' : 'transparent',
              color: current ? 'text.primary' : 'text.secondary',
              fontSize: '0.875rem',
              fontWeight: 600,
              '&:hover': { color: 'text.primary' },
              '&:focus-visible': { outlineOffset: -2 },
            }}
          >
            {view.label}
            {view.count === undefined ? null : (
              <Box component="span" className="tabular" sx={{ color: 'text.secondary', fontWeight: 500 }}>
                {number(view.count)}
              </Box>
            )}
          </Link>
        );
      })}
    </Box>
  );
}
