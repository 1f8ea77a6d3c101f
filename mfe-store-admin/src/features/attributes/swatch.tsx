import { Box } from 'mfe-shared';

/** A value's color. It is decorative: the name is beside it. */
export function Swatch({ color }: { color: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      data-swatch={color}
      sx={{
        flex: 'none',
        width: 12,
        height: 12,
        border: 1,
        borderColor: 'neutral.6',
        borderRadius: '50%',
        bgcolor: color,
      }}
    />
  );
}
