import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { DataSheetGridRef } from 'react-datasheet-grid';

type SheetKeys = {
  undo: () => void;
  redo: () => void;
  fillDown: (selection: NonNullable<DataSheetGridRef['selection']>) => void;
};

/** Ctrl Z, Ctrl Y and Ctrl D in the grid. A cell that is edited keeps its own undo. */
export function useSheetKeys(grid: RefObject<DataSheetGridRef | null>, keys: SheetKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { activeCell, selection } = grid.current ?? {};
      const isTyping = document.activeElement?.matches('input, select, textarea');
      if (!activeCell || isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'z') event.shiftKey ? latest.current.redo() : latest.current.undo();
      else if (key === 'y') latest.current.redo();
      else if (key === 'd') selection && latest.current.fillDown(selection);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [grid]);
}
