import Box from '@mui/material/Box';
import type { ChipProps as MuiChipProps } from '@mui/material/Chip';
import MuiChip from '@mui/material/Chip';
import { X } from 'lucide-react';

export type ChipColor = 'neutral' | 'primary' | 'success' | 'warning' | 'error' | 'info';

export type ChipProps = Omit<MuiChipProps, 'color' | 'variant'> & {
  color?: ChipColor;
  /** A dot before the word, so that a state is not told by colour alone. */
  dot?: boolean;
  /** For a chip that filters: pressed or not. */
  selected?: boolean;
};

/** A small word: a state, a filter or a badge. */
export function Chip({ color = 'neutral', dot, selected, sx, icon, ...rest }: ChipProps) {
  const pressed = rest.onClick && selected !== undefined ? { 'aria-pressed': selected } : {};
  const tone = selected ? 'primary' : color;
  return (
    <MuiChip
      {...rest}
      {...pressed}
      deleteIcon={rest.onDelete ? <X size={14} aria-hidden /> : undefined}
      icon={dot ? <Dot /> : icon}
      sx={[
        {
          bgcolor: tone === 'neutral' ? 'neutral.2' : `${tone}.light`,
          color: tone === 'neutral' ? 'text.primary' : `${tone}.main`,
          '& .MuiChip-icon, & .MuiChip-deleteIcon': { color: 'inherit' },
          '&.MuiChip-clickable:hover': { bgcolor: tone === 'neutral' ? 'neutral.3' : `${tone}.light` },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

function Dot() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 7,
        height: 7,
        ml: '10px !important',
        mr: '-4px !important',
        borderRadius: '50%',
        bgcolor: 'currentColor',
      }}
    />
  );
}
