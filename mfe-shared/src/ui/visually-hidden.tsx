import type { ElementType, ReactNode } from 'react';
import { Box } from './box';
import { hiddenStyles } from './hidden-styles';

/** Text for assistive technology only. It uses a class, because the page's policy refuses `style` attributes. */
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
