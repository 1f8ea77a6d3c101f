import type { ButtonProps as MuiButtonProps } from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Ref } from 'react';
import { Box } from './box';
import { ButtonSpinner } from './button-spinner';
import { buttonStyles, endIconStyles, startIconStyles, waitingStyles, wideStyles } from './button-styles';
import { Pressable } from './pressable';
import { sxList } from './sx-list';

export type ButtonProps = Omit<MuiButtonProps, 'component' | 'ref'> & {
  /** A path in the app: the button is a router link. For an external URL use `href`. */
  to?: string;
  target?: string;
  rel?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with a text. While `loading` it keeps its width, and assistive technology is told. */
export function Button({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
  startIcon,
  endIcon,
  loading,
  className,
  sx,
  children,
  ...rest
}: ButtonProps) {
  const own = [buttonStyles(variant, color, size), fullWidth && wideStyles, loading && waitingStyles];
  return (
    <Pressable
      {...(rest as object)}
      kind="MuiButton-root"
      className={[`MuiButton-${variant}`, className].filter(Boolean).join(' ')}
      loading={loading}
      sx={[...own, ...sxList(sx)] as SxProps<Theme>}
    >
      {startIcon ? (
        <Box component="span" className="MuiButton-startIcon" sx={startIconStyles(size)}>
          {startIcon}
        </Box>
      ) : null}
      {loading ? (
        <span className="spinner">
          <ButtonSpinner />
        </span>
      ) : null}
      {children}
      {endIcon ? (
        <Box component="span" sx={endIconStyles(size)}>
          {endIcon}
        </Box>
      ) : null}
    </Pressable>
  );
}
