import type { ButtonProps } from 'mfe-shared';
import { Box, Button } from 'mfe-shared';
import type { ReactNode } from 'react';

type RowButtonProps = Pick<ButtonProps, 'variant' | 'color' | 'onClick'> & {
  /** Says also which row it is about. */
  name: string;
  label: string;
  icon: ReactNode;
};

/** A button in a row of a table: its label when there is room, its icon on a phone. */
export const RowButton = ({ name, label, icon, ...rest }: RowButtonProps) => (
  <Button size="small" aria-label={name} sx={{ minWidth: 32 }} {...rest}>
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {label}
    </Box>
    <Box component="span" sx={{ display: { xs: 'flex', sm: 'none' }, '& svg': { flex: 'none' } }}>
      {icon}
    </Box>
  </Button>
);
