import type { CSSProperties, ElementType, ReactNode } from 'react';
import { hiddenStyles } from './hidden-styles';

/** Text for assistive technology only. */
export function VisuallyHidden({
  children,
  as: As = 'span',
  ...rest
}: {
  children: ReactNode;
  as?: ElementType;
}) {
  return (
    <As style={hiddenStyles as CSSProperties} {...rest}>
      {children}
    </As>
  );
}
