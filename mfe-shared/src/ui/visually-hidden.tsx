import type { ElementType, ReactNode } from 'react';
import { Box } from './box';
import { hiddenStyles } from './hidden-styles';

/** Text for assistive technology only. A class and no style of its own, which the page's policy would refuse. */
export function VisuallyHidden({
  children,
  as = 'span',
  ...rest
}: {
  children: ReactNode;
  as?: ElementType;
}) {
  return (
    <Box component={as} sx={hiddenStyles} {...rest}>
      {children}
    </Box>
  );
}
