import type { MouseEvent, ReactNode } from 'react';
import { Suspense, useId, useState } from 'react';
import { LazyMenuPanel, useEver } from './lazy-overlay';
import { MenuContext } from './menu-context';

/** Props for the button that opens the menu. */
export type MenuTriggerProps = {
  id: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
};

export type MenuProps = {
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** MenuItem elements, without a fragment around them: the arrow keys move between direct children. */
  children: ReactNode;
  /** The side of the button with which the menu is aligned. */
  align?: 'left' | 'right';
};

/** A button that opens a list of actions. It closes when one is chosen. */
export function Menu({ trigger, children, align = 'right' }: MenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  const ever = useEver(open);
  return (
    <>
      {trigger({
        id: `${id}-button`,
        onClick: (event) => setAnchor(event.currentTarget),
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {ever ? (
        <Suspense fallback={null}>
          <MenuContext value={close}>
            <LazyMenuPanel id={id} labelledBy={`${id}-button`} anchor={anchor} onClose={close} align={align}>
              {children}
            </LazyMenuPanel>
          </MenuContext>
        </Suspense>
      ) : null}
    </>
  );
}
