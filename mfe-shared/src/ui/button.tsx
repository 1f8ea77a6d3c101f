import type { ButtonProps as MuiButtonProps } from '@mui/material/Button';
import MuiButton from '@mui/material/Button';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { ButtonSpinner } from './button-spinner';

export type ButtonProps = Omit<MuiButtonProps, 'component' | 'ref'> & {
  /** A path of this site makes the button a router link; an outside address takes `href`. */
  to?: string;
  target?: string;
  rel?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that says what it does. `loading` keeps its width and tells assistive technology. */
export function Button({ to, ...rest }: ButtonProps) {
  const all = { loadingIndicator: <ButtonSpinner />, ...rest };
  return to === undefined ? (
    <MuiButton {...all} />
  ) : (
    <MuiButton component={Link} to={to} {...(all as object)} />
  );
}
