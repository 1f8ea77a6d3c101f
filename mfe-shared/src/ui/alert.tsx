import type { SxProps, Theme } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box } from './box';
import { sxList } from './sx-list';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

export type AlertProps = {
  severity: keyof typeof icons;
  /** With `alert` screen readers announce it at once. Leave it out for messages that are there from the start. */
  role?: 'alert' | 'status';
  action?: ReactNode;
  sx?: SxProps<Theme>;
  children: ReactNode;
};

/** A message in the page, with an icon in addition to the colour. */
export function Alert({
  severity,
  role = severity === 'error' ? 'alert' : undefined,
  action,
  sx,
  children,
}: AlertProps) {
  return (
    <Box
      role={role}
      sx={[
        {
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          px: 2,
          py: 1.25,
          borderRadius: 1,
          bgcolor: `${severity}.light`,
          fontSize: '0.875rem',
        },
        ...sxList(sx),
      ]}
    >
      <Box
        component={icons[severity]}
        size={20}
        aria-hidden
        sx={{ flex: 'none', color: `${severity}.main` }}
      />
      <Box sx={contentStyles}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
        {action}
      </Box>
    </Box>
  );
}

/** An action without room beside the text is below it, and words are below words. */
const contentStyles = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  flex: 1,
  minWidth: 0,
  columnGap: 1.25,
  '& > .MuiButton-text': { ml: -2 },
};
