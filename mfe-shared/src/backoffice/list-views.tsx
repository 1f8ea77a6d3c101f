import type { SavedView } from 'api';
import { useTranslation } from 'react-i18next';
import { Box } from '../ui/box';
import { Link } from '../ui/link';
import type { ListView } from './list.types';
import type { ReadList } from './list-state';
import type { ListParams } from './use-list-params';
import { useUnpagedQuery } from './use-unpaged-query';
import { Count, ViewCount } from './view-count';

type ListViewsProps = {
  params: ListParams;
  views: readonly ListView[];
  /** With it each view says how many rows it has, unless it knows already. */
  list?: ReadList | undefined;
  /** The views that people have saved. */
  saved?: readonly SavedView[];
};

/** The views of a list as links, so that each can be opened and bookmarked; those that people have saved come last. */
export function ListViews({ params, views, list, saved = [] }: ListViewsProps) {
  const { t } = useTranslation('common');
  const names = [...new Set(views.flatMap((view) => Object.keys(view.filters)))];
  const search = useUnpagedQuery();
  const opened = saved.find((view) => view.search === search);
  const tabs = [
    ...views.map((view) => {
      const filters = { ...Object.fromEntries(names.map((name) => [name, undefined])), ...view.filters };
      return {
        key: view.label,
        label: view.label,
        count: view.count,
        filters,
        to: params.href({ filters }),
        current:
          !opened && names.every((name) => (params.filters[name] ?? '') === (view.filters[name] ?? '')),
      };
    }),
    ...saved.map((view) => ({
      key: view.id,
      label: view.name,
      count: undefined,
      filters: undefined,
      to: `?${view.search}`,
      current: view === opened,
    })),
  ];
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
      {tabs.map(({ key, label, count, filters, to, current }) => (
        <Link
          key={key}
          to={to}
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
          {label} {count === undefined ? null : <Count of={count} />}
          {list && filters && count === undefined ? <ViewCount list={list} filters={filters} /> : null}
        </Link>
      ))}
    </Box>
  );
}
