/** The tables of an invoice: numbers on the right, a line below each row, and no row on two sheets of paper. */
export const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { py: 1, pl: 2, textAlign: 'right', verticalAlign: 'top', whiteSpace: 'nowrap' },
  '& th:first-of-type, & td:first-of-type': { pl: 0 },
  '& thead th': { color: 'text.secondary', fontWeight: 500 },
  '& tr': { borderBottom: 1, borderColor: 'divider', breakInside: 'avoid' },
};
