/** The style of every table: rows of 44 px, light borders, tabular figures. */
export const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: 44,
    px: { xs: 1, sm: 1.5 },
    py: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
  },
  '& td': { whiteSpace: 'nowrap' },
  // Names wrap, also within a long word; other cells do not, and a screen that is too narrow for them scrolls.
  '& td:has(a)': { whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: 112 },
  '& th': {
    height: 40,
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
  },
  '& [data-align=right]': { textAlign: 'right' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& tbody tr:hover, & tbody tr:focus-within, & tbody tr[data-selected=true]': { bgcolor: 'neutral.1' },
} as const;

const hidden = {
  sm: { display: { xs: 'none', sm: 'table-cell' } },
  md: { display: { xs: 'none', md: 'table-cell' } },
  lg: { display: { xs: 'none', lg: 'table-cell' } },
} as const;

/** Cells of a column that is hidden on narrow screens. */
export function columnDisplay(hideBelow: keyof typeof hidden | undefined) {
  return hideBelow && hidden[hideBelow];
}
