import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ElementType } from 'react';
import { Link } from 'react-router-dom';
import { Box } from './box';

type PressableProps = ComponentProps<'button'> & {
  /** Its class: what styles of other elements know it by. */
  kind: 'MuiButton-root' | 'MuiIconButton-root';
  loading?: boolean | null | undefined;
  /** A path in the app: a link of the router. */
  to?: string;
  /** An address elsewhere. */
  href?: string;
  sx: SxProps<Theme>;
};

/** The common base of buttons: a button, or a link that looks like one. */
export function Pressable(props: PressableProps) {
  const { kind, to, href, type, loading, className, tabIndex = 0, ...rest } = props;
  const disabled = Boolean(rest.disabled || loading);
  const isLink = to !== undefined || href !== undefined;
  const own = isLink
    ? { component: (to === undefined ? 'a' : Link) as ElementType, 'aria-disabled': disabled || undefined }
    : { component: 'button' as ElementType, type: type ?? 'button' };
  return (
    <Box
      {...(rest as object)}
      {...own}
      to={to}
      href={href}
      disabled={isLink ? undefined : disabled}
      tabIndex={disabled ? -1 : tabIndex}
      className={[kind, disabled && 'Mui-disabled', className].filter(Boolean).join(' ')}
    />
  );
}

/** The styles of both kinds. A link has no state of its own for styles, hence the class. */
export const pressableStyles = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  m: 0,
  p: 0,
  border: 0,
  borderRadius: '6px',
  bgcolor: 'transparent',
  verticalAlign: 'middle',
  textDecoration: 'none',
  appearance: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
  '&.Mui-disabled': { pointerEvents: 'none', cursor: 'default', color: 'action.disabled' },
};
