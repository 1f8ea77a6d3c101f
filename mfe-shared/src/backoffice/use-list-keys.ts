import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Whether somebody is typing or in a dialog, where letters are not shortcuts. */
function isBusy(target: EventTarget | null): boolean {
  const element = target instanceof HTMLElement ? target : null;
  const writes = element?.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true]');
  return Boolean(writes) || document.querySelector('[role=dialog], [role=menu]') !== null;
}

/** The keys of a list: `/` searches, `j` and `k` move between rows, `x` selects one, `n` creates one. */
export function useListKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      if (root.current && act(event.key, root.current)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root]);
}

function act(key: string, list: HTMLElement): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const focusRow = (row: HTMLElement | undefined) => {
    const target = row?.querySelector<HTMLElement>('a') ?? row?.querySelector<HTMLElement>('input, button');
    target?.focus();
    return Boolean(target);
  };
  switch (key) {
    case '/':
      list.querySelector<HTMLElement>('input[type=search]')?.focus();
      return true;
    case 'j':
      return focusRow(rows[Math.min(at + 1, rows.length - 1)]);
    case 'k':
      return focusRow(rows[Math.max(at - 1, 0)]);
    case 'x':
      rows[at]?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
      return at >= 0;
    case 'n':
      list.querySelector<HTMLElement>('[data-primary-action] :is(a, button)')?.click();
      return true;
    default:
      return false;
  }
}
