/** Not to be seen, still to be heard. Sizes are written out: bare numbers mean shares and steps in `sx`. */
export const hiddenStyles = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
