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

/** Links to the rows before and after this one, in the list from which the page was opened. */
export function RecordSteps({ state, rows }: { state: ListState; rows: ReadList }) {
  const { t } = useTranslation('common');
  const { id = '' } = useParams();
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
    <span style={{ display: 'inline-flex' }}>
      <Step
        label={t('previousRow')}
        id={id}
        to={previous?.id}
        state={isFirst ? turned(state, rows, -1) : state}
      >
        <ChevronLeft size={18} />
      </Step>
      <Step label={t('nextRow')} id={id} to={next?.id} state={isLast ? turned(state, rows, 1) : state}>
        <ChevronRight size={18} />
      </Step>
    </span>
  );
}

type StepProps = {
  label: string;
  id: string;
  to: string | undefined;
  state: ListState;
  children: ReactNode;
};

function Step({ label, id, to, state, children }: StepProps) {
  const { pathname } = useLocation();
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
