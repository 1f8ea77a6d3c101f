import type { Category, CategoryMove } from 'api';
import { Box, Typography, useText, VisuallyHidden } from 'mfe-shared';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step, Zone } from './category-tree';
import { dropOf, stepOf, treeRows } from './category-tree';
import { TreeLine } from './tree-line';
import { useMoveCategory } from './use-move-category';

/** The lines of the tree. A line is dragged, or moved by its menu or by Alt and the arrow keys. */
export function TreeList({ categories, mayWrite }: { categories: Category[]; mayWrite: boolean }) {
  const { t } = useTranslation('store-admin/categories');
  const text = useText();
  const move = useMoveCategory();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<{ id: string } | null>(null);
  // A line that has moved is a moved element, which loses the focus.
  useEffect(() => {
    if (focused) list.current?.querySelector<HTMLElement>(`[data-handle="${focused.id}"]`)?.focus();
  }, [focused]);

  const go = (category: Category, to: CategoryMove | null) => {
    const name = text(category.name);
    if (!to) return setAnnouncement(t('noFurther', { name }));
    const parent = categories.find(({ id }) => id === to.parentId);
    const place = { name, position: to.position + 1 };
    setAnnouncement(parent ? t('movedBelow', { ...place, parent: text(parent.name) }) : t('movedTop', place));
    setClosed((before) => new Set([...before].filter((id) => id !== to.parentId)));
    move.mutate({ id: category.id, ...to });
    setFocused({ id: category.id });
  };
  const drop = (on: string, zone: Zone) => {
    const category = categories.find(({ id }) => id === dragged);
    setDragged(null);
    const to = category && dropOf(categories, category.id, on, zone);
    if (category && to) go(category, to);
  };
  const toggle = (id: string) =>
    setClosed((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );

  const rows = treeRows(categories, closed);
  // The page of a category leads to the one before and after it.
  const opened = { list: '/admin/categories', ids: rows.map(({ category }) => category.id) };
  return (
    <>
      {mayWrite ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('moveHelp')}
        </Typography>
      ) : null}
      <Box component="ul" role="list" ref={list} aria-label={t('title')} sx={frameStyles}>
        {rows.map((row) => (
          <TreeLine
            key={row.category.id}
            row={row}
            opened={opened}
            mayWrite={mayWrite}
            isClosed={closed.has(row.category.id)}
            isDragged={dragged === row.category.id}
            zoneAllowed={(zone) => Boolean(dragged && dropOf(categories, dragged, row.category.id, zone))}
            canStep={(step) => stepOf(categories, row.category.id, step) !== null}
            onStep={(step: Step) => go(row.category, stepOf(categories, row.category.id, step))}
            onToggle={() => toggle(row.category.id)}
            onDrag={setDragged}
            onDrop={(zone) => drop(row.category.id, zone)}
          />
        ))}
      </Box>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  );
}

const frameStyles = {
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
