import type { SxProps, Theme } from '@mui/material/styles';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box } from './box';
import { observeInView } from './observe-in-view';
import { sxList } from './sx-list';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path in the app. */
  to?: string;
  /** An external URL. */
  href?: string;
  /** Called once, when the link comes near the viewport, to prefetch the data of its page. */
  prefetch?: () => void;
  underline?: boolean;
  state?: unknown;
  replace?: boolean;
  /** @deprecated Not used here; kept for older remotes, removed with mfe-shared 2. */
  viewTransition?: boolean;
  sx?: SxProps<Theme>;
  children?: ReactNode;
};

/** A router link to a page in the app, or a link to an external URL. */
export function Link({ to, href, prefetch, underline = true, sx, ...rest }: LinkProps) {
  const latest = useRef(prefetch);
  latest.current = prefetch;
  const watches = prefetch !== undefined;
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!element.current || !watches) return;
    return observeInView(element.current, () => latest.current?.());
  }, [watches]);
  const root = to === undefined ? { component: 'a', href, ...rest } : { component: RouterLink, to, ...rest };
  return (
    <Box ref={element} {...(root as object)} sx={[shape, underline ? underlined : plain, ...sxList(sx)]} />
  );
}

const shape = { textUnderlineOffset: '0.2em', borderRadius: '3px' };
const underlined = { color: 'primary.main', textDecoration: 'underline' };
const plain = { color: 'inherit', textDecoration: 'none' };
