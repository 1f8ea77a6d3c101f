import type { ReactElement, ReactNode } from 'react';
import { cloneElement, useId, useState } from 'react';
import { Box } from './box';

/** A line of help on hover and focus. Escape closes it. The control keeps its own accessible name. */
export function Tooltip({ title, children }: { title: ReactNode; children: ReactElement }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  return (
    <Box
      component="span"
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
      sx={{ position: 'relative', display: 'inline-flex' }}
    >
      {cloneElement(children as ReactElement<{ 'aria-describedby'?: string | undefined }>, {
        'aria-describedby': shown ? id : undefined,
      })}
      {shown ? (
        <Box component="span" role="tooltip" id={id} sx={bubbleStyles}>
          {title}
        </Box>
      ) : null}
    </Box>
  );
}

const bubbleStyles = {
  position: 'absolute',
  zIndex: 'tooltip',
  bottom: 'calc(100% + 6px)',
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 240,
  px: 1,
  py: 0.5,
  borderRadius: 1,
  bgcolor: 'neutral.9',
  color: 'background.paper',
  fontSize: '0.8125rem',
  fontWeight: 500,
  lineHeight: 1.35,
} as const;
