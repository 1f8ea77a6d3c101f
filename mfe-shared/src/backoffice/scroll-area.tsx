import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { constants } from '../constants';
import { Box } from '../ui/box';
import { sxList } from '../ui/sx-list';

const { minThumbPx, autoHideMs, hideDurationMs, autoHeightMaxPx } = constants.scrollbar;

export type ScrollAreaProps = {
  maxHeight?: number | string;
  label?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
};

/** A part that scrolls by itself; its scroll bar is visible while it moves. */
export function ScrollArea({ maxHeight = autoHeightMaxPx, label, sx, children }: ScrollAreaProps) {
  const [moving, setMoving] = useState(false);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hiding.current), []);
  const show = () => {
    clearTimeout(hiding.current);
    hiding.current = setTimeout(() => setMoving(false), autoHideMs);
    setMoving(true);
  };
  return (
    <Box
      role={label ? 'region' : undefined}
      aria-label={label}
      // Without a focus stop it could not be scrolled by keyboard.
      tabIndex={0}
      onScroll={show}
      onMouseMove={show}
      sx={[
        {
          maxHeight,
          overflowY: 'auto',
          '&::-webkit-scrollbar': { width: 8 },
          '&::-webkit-scrollbar-thumb': {
            minHeight: minThumbPx,
            borderRadius: 4,
            bgcolor: moving ? 'neutral.5' : 'transparent',
            transition: `background-color ${hideDurationMs}ms`,
          },
        },
        ...sxList(sx),
      ]}
    >
      {children}
    </Box>
  );
}
