import MuiDrawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Box } from './box';
import { OverlayHeader } from './overlay-header';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'left' | 'right' | 'bottom';
  /** Its width in pixels, at most that of the screen. */
  width?: number;
  footer?: ReactNode;
  /** No padding around the content, for lists that fill the whole width. */
  flush?: boolean;
  children: ReactNode;
};

/** The drawer itself, which is loaded when a drawer is opened for the first time. */
export function DrawerPanel({
  open,
  onClose,
  side = 'right',
  title,
  width = 400,
  footer,
  flush,
  children,
}: DrawerProps) {
  const titleId = useId();
  const upright = side !== 'bottom';
  const paper = {
    'aria-labelledby': titleId,
    'aria-modal': true,
    role: 'dialog',
    sx: {
      width: upright ? `min(100%, ${width}px)` : '100%',
      maxHeight: upright ? '100dvh' : '90dvh',
      borderRadius: upright ? 0 : '12px 12px 0 0',
      boxShadow: '0 0 40px rgb(0 0 0 / 18%)',
    },
  };
  return (
    <MuiDrawer anchor={side} open={open} onClose={onClose} slotProps={{ paper }}>
      <OverlayHeader id={titleId} title={title} onClose={onClose} />
      <Box
        sx={{ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', ...(flush ? {} : { px: 3, pb: 3 }) }}
      >
        {children}
      </Box>
      {footer ? (
        <Box
          sx={{
            borderTop: 1,
            borderColor: 'divider',
            px: 3,
            pt: 2,
            pb: 'max(16px, env(safe-area-inset-bottom))',
          }}
        >
          {footer}
        </Box>
      ) : null}
    </MuiDrawer>
  );
}
