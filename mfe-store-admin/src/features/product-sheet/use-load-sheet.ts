import type { SheetRow } from 'api';
import { useEffect, useState } from 'react';
import type { SheetFilter } from './product-sheet.queries';
import { readPart } from './product-sheet.queries';

export type Loading = { done: number; total: number; error: unknown };

/** Reads the sheet part by part. `filter` has to stay the same object. */
export function useLoadSheet(filter: SheetFilter, onRows: (rows: SheetRow[]) => void) {
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>({ done: 0, total: 0, error: null });
  const [isDone, setDone] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same page again.
  useEffect(() => {
    if (isDone) return;
    const leaving = new AbortController();
    readPart(filter, page, leaving.signal).then(
      ({ items, pages, totalDoc }) => {
        if (leaving.signal.aborted) return;
        onRows(items);
        const isLast = page >= pages;
        setLoading({ done: isLast ? totalDoc : (totalDoc * page) / pages, total: totalDoc, error: null });
        if (isLast) setDone(true);
        else setPage(page + 1);
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setLoading((before) => ({ ...before, error }));
      },
    );
    return () => leaving.abort();
  }, [filter, isDone, page, attempt, onRows]);
  return { loading, isDone, retry: () => setAttempt(attempt + 1) };
}
