import type { BoxProps } from '@mui/material/Box';
import type { ElementType, ReactNode } from 'react';
import { useShared } from '../app/shared-context';
import { Box } from './box';

export type CachedHtmlProps = Pick<BoxProps, 'sx' | 'className'> & {
  /**
   * All that the children's HTML depends on, beside the store, its settings and the language. It is compared as JSON.
   * Null: it is not cached, as for a picture that is to be loaded first.
   */
  of: readonly unknown[] | null;
  component?: ElementType;
  children: ReactNode;
};

/**
 * An element whose content a server renders once, for all pages that have the same: a product's card is in many lists.
 * In a browser it is a Box. The children have no `useId`, and read neither the page's address nor its queries.
 */
export function CachedHtml({ of, children, ...box }: CachedHtmlProps) {
  const { htmlCache } = useShared();
  if (!htmlCache || !of) return <Box {...box}>{children}</Box>;
  const key = JSON.stringify(of);
  const html = htmlCache.read(key);
  if (html === undefined)
    return (
      <Box {...box} data-cached={htmlCache.mark(key)}>
        {children}
      </Box>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it, for another page.
  return <Box {...box} dangerouslySetInnerHTML={{ __html: html }} />;
}
