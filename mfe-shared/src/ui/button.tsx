import type { ButtonProps as MuiButtonProps } from '@mui/material/Button';
import MuiButton from '@mui/material/Button';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { ButtonSpinner } from './button-spinner';

export type ButtonProps = Omit<MuiButtonProps, 'component' | 'ref'> & {
  /** A path of this site: the button is a router link. For an external URL use `href`. */
  to?: string;
  target?: string;
  rel?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with a text. While `loading` it keeps its width, and assistive technology is told. */
export function Button({ to, loading, ...rest }: ButtonProps) {
  // For `false` MUI writes an element with a style, which the policy of pages from a server refuses.
  const all = { loadingIndicator: <ButtonSpinner />, loading: loading || null, ...rest };
  return to === undefined ? (
    <MuiButton {...all} />
  ) : (
    <MuiButton component={Link} to={to} {...(all as object)} />
  );
}
