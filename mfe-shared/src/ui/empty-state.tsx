import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Box } from './box';
import { Typography } from './typography';

export type EmptyStateProps = {
  title: ReactNode;
  text?: ReactNode;
  /** A picture or an icon of about 40 px. */
  icon?: ReactNode;
  /** The one action that is offered, usually a button. */
  action?: ReactNode;
  /** The heading's level: `h1` when this is the whole page. */
  level?: 'h1' | 'h2';
};

/** Shown instead of an empty list: what is missing, and what to do about it. */
export function EmptyState({ title, text, icon, action, level = 'h2' }: EmptyStateProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 3, py: 6 }}>
      {icon ? (
        <Box aria-hidden sx={{ display: 'grid', placeItems: 'center', mb: 1, color: 'text.secondary' }}>
          {icon}
        </Box>
      ) : null}
      <Typography variant="h3" component={level}>
        {title}
      </Typography>
      {text ? <Typography sx={{ color: 'text.secondary', maxWidth: 440 }}>{text}</Typography> : null}
      {action ? <Box sx={{ mt: 2 }}>{action}</Box> : null}
    </Stack>
  );
}
