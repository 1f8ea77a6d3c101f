/**
 * The name of the picture that moves from the list to the product page. Two of them at once would stop the
 * transition.
 */
const mark = 'data-lifted';

/** The style of such a picture; on the product page it has the name from the start. */
export const liftedStyles = { [`&[${mark}]`]: { viewTransitionName: 'product-picture' } };
export const lifted = { [mark]: '' };

/** Names the pressed card's picture, and no other one in the page. */
export function liftPicture(card: Element | null): void {
  for (const picture of document.querySelectorAll(`[${mark}]`)) picture.removeAttribute(mark);
  card?.querySelector('.picture')?.setAttribute(mark, '');
}

/** Whether the visitor accepts motion; the page's markup must not depend on it. */
export const wantsMotion = (): boolean =>
  typeof window !== 'undefined' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
