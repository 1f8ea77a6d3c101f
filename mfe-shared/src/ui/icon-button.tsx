import type { IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import MuiIconButton from '@mui/material/IconButton';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { ButtonSpinner } from './button-spinner';

export type IconButtonProps = Omit<MuiIconButtonProps, 'component' | 'ref' | 'aria-label'> & {
  /** What the button does: its accessible name and its tooltip. */
  label: string;
  to?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A square button with only an icon. */
export function IconButton({ label, to, ...rest }: IconButtonProps) {
  const named = { 'aria-label': label, title: label, loadingIndicator: <ButtonSpinner />, ...rest };
  return to === undefined ? (
    <MuiIconButton {...named} />
  ) : (
    <MuiIconButton component={Link} to={to} {...(named as object)} />
  );
}
