/** For `details`: an arrow at the end of the summary, down and then up, instead of the browser's triangle. */
export const disclosureStyles = {
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary::after': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    mr: 1,
    borderRight: '2px solid',
    borderBottom: '2px solid',
    transform: 'translateY(-2px) rotate(45deg)',
  },
  '&[open] > summary::after': { transform: 'translateY(2px) rotate(-135deg)' },
  '@media print': { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
};
