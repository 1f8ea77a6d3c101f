import type { IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Ref } from 'react';
import { Box } from './box';
import { ButtonSpinner } from './button-spinner';
import { Pressable, pressableStyles } from './pressable';
import { sxList } from './sx-list';

export type IconButtonProps = Omit<MuiIconButtonProps, 'component' | 'ref' | 'aria-label'> & {
  /** The button's accessible name and tooltip. */
  label: string;
  to?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A square button with only an icon. A page has one in each card, so it is one element and nothing more. */
export function IconButton({
  label,
  size = 'medium',
  edge = false,
  // The icon has the text's colour, whatever is named.
  color: _,
  loading,
  sx,
  children,
  ...rest
}: IconButtonProps) {
  const styles = [styleOf(size), edge && edges[`${edge}-${size}`], ...sxList(sx)] as SxProps<Theme>;
  return (
    <Pressable
      aria-label={label}
      title={label}
      {...(rest as object)}
      kind="MuiIconButton-root"
      loading={loading}
      sx={styles}
    >
      {loading ? (
        <Box component="span" sx={loadingStyles}>
          <ButtonSpinner />
        </Box>
      ) : (
        children
      )}
    </Pressable>
  );
}

const square = (length: string) => ({ width: length, height: length });

const medium = {
  ...pressableStyles,
  ...square('var(--control-height, 40px)'),
  flex: '0 0 auto',
  color: 'text.primary',
  textAlign: 'center',
  fontSize: '1.5rem',
  transition: 'background-color 120ms ease-out',
  '@media (hover: hover)': {
    '&:hover': {
      bgcolor: 'rgb(var(--l-palette-action-activeChannel) / var(--l-palette-action-hoverOpacity))',
    },
  },
};
const small = { ...medium, ...square('calc(var(--control-height, 40px) - 8px)'), fontSize: '1.125rem' };
const large = { ...medium, fontSize: '1.75rem' };

const styleOf = (size: string) => (size === 'small' ? small : size === 'large' ? large : medium);

const edges: Record<string, object> = {
  'start-small': { ml: '-3px' },
  'end-small': { mr: '-3px' },
  'start-medium': { ml: '-12px' },
  'end-medium': { mr: '-12px' },
};

const loadingStyles = { display: 'flex', color: 'action.disabled' };
