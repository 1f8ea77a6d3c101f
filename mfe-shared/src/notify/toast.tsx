import { CircleAlert, CircleCheck } from 'lucide-react';
import type { CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import { Box } from '../ui/box';

/** One message. An error interrupts a screen reader, a success does not. */
export function Toast({
  id,
  message,
  variant,
  action,
  ref,
}: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const failed = variant === 'error';
  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    <Box
      ref={ref}
      role={failed ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minWidth: 240,
        maxWidth: 'min(560px, calc(100vw - 32px))',
        py: 0.75,
        pl: 1.75,
        pr: 0.75,
        borderRadius: 1.5,
        bgcolor: 'neutral.10',
        color: 'background.paper',
        fontSize: '0.9375rem',
        fontWeight: 500,
        boxShadow: '0 8px 28px rgb(0 0 0 / 22%)',
        pointerEvents: 'auto',
      }}
    >
      <Box component={Icon} size={18} aria-hidden sx={{ flex: 'none' }} />
      <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>{message}</Box>
      {typeof action === 'function' ? action(id) : action}
    </Box>
  );
}
