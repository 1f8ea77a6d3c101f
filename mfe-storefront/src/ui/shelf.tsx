import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Box, IconButton } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type ShelfProps = {
  /** The accessible name. */
  label: string;
  /** The width of one item on a phone and on wider screens. */
  itemWidth: { xs: number | string; md: number | string };
  children: readonly { key: string; content: ReactNode }[];
};

/** One row wider than the screen: it scrolls by swiping, or by arrows with a mouse. */
export function Shelf({ label, itemWidth, children }: ShelfProps) {
  const { t } = useTranslation('storefront/ui');
  const track = useRef<HTMLElement>(null);
  const [ends, setEnds] = useState({ before: false, after: true });
  // An arrow that leads nowhere is not shown. They are only seen by who points at the shelf.
  const look = () => {
    const row = track.current;
    if (!row) return;
    const before = row.scrollLeft > 8;
    const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 8;
    if (before !== ends.before || after !== ends.after) setEnds({ before, after });
  };
  const move = (direction: 1 | -1) => {
    const row = track.current;
    if (row) row.scrollLeft += direction * row.clientWidth * 0.85;
  };
  return (
    <Box sx={shelfStyles} onPointerEnter={look}>
      <Box component="ul" role="list" ref={track} aria-label={label} onScroll={look} sx={trackStyles}>
        {children.map(({ key, content }) => (
          <Box component="li" key={key} sx={{ flex: 'none', width: itemWidth, scrollSnapAlign: 'start' }}>
            {content}
          </Box>
        ))}
      </Box>
      <Box className="arrow" hidden={!ends.before} sx={{ left: -16 }}>
        <IconButton label={t('previous')} onClick={() => move(-1)} tabIndex={-1}>
          <ChevronLeft size={20} />
        </IconButton>
      </Box>
      <Box className="arrow" hidden={!ends.after} sx={{ right: -16 }}>
        <IconButton label={t('next')} onClick={() => move(1)} tabIndex={-1}>
          <ChevronRight size={20} />
        </IconButton>
      </Box>
    </Box>
  );
}

/** The keyboard moves over the items themselves, so the arrows are for the mouse and shown on hover. */
const shelfStyles = {
  position: 'relative',
  '& .arrow': {
    position: 'absolute',
    top: 'calc(50% - 60px)',
    zIndex: 2,
    display: 'none',
    borderRadius: '999px',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    boxShadow: '0 4px 16px rgb(0 0 0 / 14%)',
    '& button': { borderRadius: '999px' },
  },
  '@media (hover: hover)': { '&:hover .arrow:not([hidden])': { display: { md: 'block' } } },
};

const trackStyles = {
  position: 'relative',
  display: 'flex',
  gap: { xs: 1.5, md: 2 },
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  // To the edge of a phone's screen; the first item keeps the page's margin.
  mx: { xs: -2, md: -0.5 },
  px: { xs: 2, md: 0.5 },
  py: 0.5,
  scrollPaddingInline: { xs: '16px', md: '4px' },
};
