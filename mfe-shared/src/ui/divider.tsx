import type { SxProps, Theme } from '@mui/material/styles';
import { Box } from './box';
import { sxList } from './sx-list';

/** A horizontal line between two parts of the layout. */
export function Divider({ sx }: { sx?: SxProps<Theme> }) {
  return (
    <Box
      component="hr"
      sx={[{ width: '100%', m: 0, border: 0, borderTop: 1, borderColor: 'divider' }, ...sxList(sx)]}
    />
  );
}
