/** The picture that travels from the list to the product's page. Two of them at once would stop the motion. */
const mark = 'data-lifted';

/** Style of what may travel; on the page that is gone to it carries the mark from the start. */
export const liftedStyles = { [`&[${mark}]`]: { viewTransitionName: 'product-picture' } };
export const lifted = { [mark]: '' };

/** Marks the pressed card's picture, and no other one in the page. */
export function liftPicture(card: Element | null): void {
  for (const picture of document.querySelectorAll(`[${mark}]`)) picture.removeAttribute(mark);
  card?.querySelector('.picture')?.setAttribute(mark, '');
}

/** Whether the visitor likes things to move; nothing in the page's markup may depend on it. */
export const wantsMotion = (): boolean =>
  typeof window !== 'undefined' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
