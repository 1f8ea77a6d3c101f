import { ChevronDown, ChevronRight } from 'lucide-react';
import { Box, IconButton, Link, useFormat, usePermission, useText, VisuallyHidden } from 'mfe-shared';
import { StatusChip } from 'mfe-shared/backoffice';
import type { DragEvent, KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../../ui/thumbnail';
import type { Step, TreeRow, Zone } from './category-tree';
import { LineMenu } from './line-menu';

type TreeLineProps = {
  row: TreeRow;
  /** The state of the link to its page. */
  opened: { list: string; ids: string[] };
  mayWrite: boolean;
  isClosed: boolean;
  isDragged: boolean;
  zoneAllowed: (zone: Zone) => boolean;
  canStep: (step: Step) => boolean;
  onStep: (step: Step) => void;
  onToggle: () => void;
  onDrag: (id: string | null) => void;
  onDrop: (zone: Zone) => void;
};

const steps: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/** The upper and lower quarters of a line are before and after it, the middle is inside. */
function zoneAt(event: DragEvent): Zone {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientY - top) / height;
  if (share < 0.25) return 'before';
  return share > 0.75 ? 'after' : 'inside';
}

/** One category of the tree: its name, status, number of products, and what moves it. */
export function TreeLine(props: TreeLineProps) {
  const { row, opened, mayWrite, isClosed, isDragged } = props;
  const { zoneAllowed, canStep, onStep, onToggle, onDrag, onDrop } = props;
  const { category, level, children } = row;
  const { t } = useTranslation('store-admin/categories');
  const { number } = useFormat();
  const text = useText();
  const mayReadProducts = usePermission('read_products');
  const [zone, setZone] = useState<Zone | null>(null);
  const name = text(category.name);
  const over = (event: DragEvent) => {
    const next = zoneAt(event);
    const allowed = zoneAllowed(next);
    if (allowed) event.preventDefault();
    setZone(allowed ? next : null);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!event.altKey || !step || !mayWrite) return;
    event.preventDefault();
    onStep(step);
  };
  const count = t('productCount', { count: category.totalCount, number: number(category.totalCount) });
  return (
    <Box
      component="li"
      draggable={mayWrite}
      onKeyDown={press}
      onDragStart={(event: DragEvent) => {
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', category.id);
        onDrag(category.id);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={over}
      onDragLeave={() => setZone(null)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        const dropped = zoneAt(event);
        setZone(null);
        onDrop(dropped);
      }}
      data-level={level}
      sx={lineStyles(level, zone, isDragged)}
    >
      {children > 0 ? (
        <IconButton
          size="small"
          label={t(isClosed ? 'open' : 'close', { name })}
          aria-expanded={!isClosed}
          onClick={onToggle}
        >
          {isClosed ? <ChevronRight size={16} /> : <ChevronDown size={16} />}
        </IconButton>
      ) : (
        <Box sx={{ flex: 'none', width: 28 }} />
      )}
      <Thumbnail src={category.image} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link to={`/admin/categories/${category.id}`} state={opened}>
          {name}
        </Link>
        <VisuallyHidden>{t('level', { level })}</VisuallyHidden>
      </Box>
      {category.status === 'hide' ? (
        <StatusChip status="hide" tone="neutral" label={t('status.hide')} />
      ) : null}
      <Box className="tabular" sx={{ flex: 'none', fontSize: '0.875rem' }}>
        {mayReadProducts ? <Link to={`/admin/products?category=${category.id}`}>{count}</Link> : count}
      </Box>
      {mayWrite ? <LineMenu category={category} canStep={canStep} onStep={onStep} /> : null}
    </Box>
  );
}

const edges = { before: 'inset 0 2px 0', after: 'inset 0 -2px 0', inside: 'inset 0 0 0 2px' } as const;

const lineStyles = (level: number, zone: Zone | null, isDragged: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.75, sm: 1.25 },
  minHeight: 44,
  py: 0.5,
  pr: 1,
  pl: { xs: 0.5 + (level - 1) * 1.5, sm: 1 + (level - 1) * 3 },
  opacity: isDragged ? 0.4 : 1,
  boxShadow: zone ? `${edges[zone]} var(--l-palette-primary-main)` : 'none',
  '&:hover, &:focus-within': { bgcolor: 'neutral.1' },
});
