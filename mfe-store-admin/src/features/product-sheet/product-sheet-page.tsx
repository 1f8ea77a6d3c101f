import type { ApiQuery } from 'mfe-shared';
import { lazyComponent, PageSkeleton, Stack, Typography, useLanguage } from 'mfe-shared';
import { LeaveGuard, LoadFailed, PageHeader, SaveBar, useListParams } from 'mfe-shared/backoffice';
import { useCallback, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SheetFilter } from './product-sheet.queries';
import { SavedNotice } from './saved-notice';
import { SheetGrid } from './sheet-grid';
import { isEdited, problemOf } from './sheet-lines';
import { SheetLoading } from './sheet-loading';
import { noLines, sheetState } from './sheet-state';
import type { SheetText } from './sheet-text';
import { useLoadSheet } from './use-load-sheet';
import { useSaveSheet } from './use-save-sheet';
import { useSheetText } from './use-sheet-text';

const SheetEmpty = lazyComponent(() =>
  import(/* webpackChunkName: "sheet-empty" */ './sheet-empty').then((m) => m.SheetEmpty),
);

/** /admin/products/sheet: the products of the list as cells, to be edited as in a spreadsheet. */
export function ProductSheetPage() {
  const { search } = useLocation();
  const [language] = useLanguage();
  const { query } = useListParams<ApiQuery<'/product-sheet'>>({
    filters: ['status', 'category', 'stock'],
    defaultSort: '-updatedAt',
  });
  const { page: _page, limit: _limit, ...filter } = query;
  const text = useSheetText();
  return text ? (
    <Sheet key={search} filter={{ ...filter, language }} text={text} search={search} />
  ) : (
    <PageSkeleton variant="list" />
  );
}

type SheetProps = { filter: SheetFilter; text: SheetText; search: string };

/** Edited cells keep the words and formats in which the sheet was opened. */
function Sheet({ filter: newest, text: inLanguage, search }: SheetProps) {
  const { t } = useTranslation('store-admin/product-sheet');
  const [filter] = useState(newest);
  const [text] = useState(inLanguage);
  const [{ lines }, dispatch] = useReducer(sheetState, noLines);
  const { loading, isDone, retry } = useLoadSheet(
    filter,
    useCallback((rows) => dispatch({ type: 'append', rows, text }), [text]),
  );
  const { saved, isBusy, save, undo } = useSaveSheet(lines, text, dispatch);
  /** The lines of a sheet that stopped in its middle stay. */
  const failed = loading.error !== null && lines.length === 0;
  const edited = lines.filter(isEdited);
  const problems = edited.filter((line) => problemOf(line, text) !== null).length;
  return (
    <Stack data-wide spacing={2}>
      <PageHeader
        title={t('title')}
        count={failed ? undefined : lines.length}
        back={{ to: `/admin/products${search}`, label: t('products') }}
      />
      {failed ? null : <SheetLoading loading={loading} isDone={isDone} onRetry={retry} />}
      {saved ? <SavedNotice saved={saved} isBusy={isBusy} onUndo={() => void undo()} /> : null}
      {failed ? (
        <LoadFailed error={loading.error} onRetry={retry} />
      ) : isDone && lines.length === 0 ? (
        <SheetEmpty isFiltered={isFiltered(filter)} />
      ) : (
        <SheetGrid lines={lines} text={text} dispatch={dispatch} />
      )}
      {lines.length === 0 || edited.length > 0 ? null : (
        <Typography
          sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary', fontSize: '0.8125rem' }}
        >
          {t('help')}
        </Typography>
      )}
      <SaveBar
        dirty={edited.length > 0}
        saving={isBusy}
        errorCount={problems}
        onSave={() => void save()}
        onDiscard={() => dispatch({ type: 'discard' })}
      />
      <LeaveGuard dirty={edited.length > 0} />
    </Stack>
  );
}

const isFiltered = ({ sort: _sort, language: _language, ...narrowing }: SheetFilter) =>
  Object.keys(narrowing).length > 0;
