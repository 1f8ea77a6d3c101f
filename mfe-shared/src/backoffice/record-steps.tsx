import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { useTenant } from '../tenant/use-tenant';
import { IconButton } from '../ui/icon-button';
import type { ListData } from './list.types';
import type { ListState, ReadList } from './list-state';
import { readAnyList } from './resource';

type Rows = ListData<{ id: string }>;

/** The last parameter of the page's path: the others name what the list belongs to. */
const useRowId = () => Object.values(useParams()).at(-1) ?? '';

/** Links to the rows before and after this one, in the list from which the page was opened. */
export function RecordSteps({ state }: { state: ListState }) {
  const id = useRowId();
  const { rows, ids } = state;
  if (rows) return <StepsByPage state={state} rows={rows} />;
  const at = ids?.indexOf(id) ?? -1;
  return at < 0 ? null : <Steps before={{ to: ids?.[at - 1], state }} after={{ to: ids?.[at + 1], state }} />;
}

/** In a list that is read page by page: the row before the first one is on the page before. */
function StepsByPage({ state, rows }: { state: ListState; rows: ReadList }) {
  const id = useRowId();
  const page = useRows(rows, 0);
  const at = page?.items.findIndex((row) => row.id === id) ?? -1;
  const isFirst = at === 0;
  const isLast = page !== undefined && at === page.items.length - 1;
  const before = useRows(rows, -1, isFirst && page !== undefined && page.page > 1);
  const after = useRows(rows, 1, isLast && page.page < page.pages);
  if (!page || at < 0) return null;
  const previous = isFirst ? before?.items.at(-1) : page.items[at - 1];
  const next = isLast ? after?.items[0] : page.items[at + 1];
  return (
    <Steps
      before={{ to: previous?.id, state: isFirst ? turned(state, rows, -1) : state }}
      after={{ to: next?.id, state: isLast ? turned(state, rows, 1) : state }}
    />
  );
}

type Target = { to: string | undefined; state: ListState };

function Steps({ before, after }: { before: Target; after: Target }) {
  const { t } = useTranslation('common');
  return (
    <span style={{ display: 'inline-flex' }}>
      <Step label={t('previousRow')} {...before}>
        <ChevronLeft size={18} />
      </Step>
      <Step label={t('nextRow')} {...after}>
        <ChevronRight size={18} />
      </Step>
    </span>
  );
}

function Step({ label, to, state, children }: Target & { label: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const id = useRowId();
  return (
    <IconButton label={label} disabled={!to} {...(to ? { to: pathname.replace(id, to), state } : {})}>
      {children}
    </IconButton>
  );
}

const pageOf = ({ query }: ReadList) => ('page' in query ? Number(query.page) : 1);

/** The page of the list that is `turn` pages further, as the list itself keeps it in the cache. */
function useRows(rows: ReadList, turn: number, enabled = true): Rows | undefined {
  const { id: tenantId } = useTenant();
  const query = { ...rows.query, page: pageOf(rows) + turn };
  return useQuery({ ...readAnyList<{ id: string }>(tenantId, rows.name, query), enabled }).data;
}

/** The state of a link to a row on the next or the previous page, so that Back leads to that page. */
function turned(state: ListState, rows: ReadList, turn: number): ListState {
  const page = pageOf(rows) + turn;
  const [path, search] = state.list.split('?');
  const params = new URLSearchParams(search);
  params.set('page', String(page));
  return { list: `${path}?${params}`, rows: { ...rows, query: { ...rows.query, page } } };
}
