type Lifted = { place: DOMRect; at: number };

let lifted: Lifted | null = null;
/** A product page that comes later is not what this press has opened, or was waited for too long to move anything. */
const longestMs = 400;

/** Whether the visitor accepts motion; the page's markup must not depend on it. */
const wantsMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps where the pressed card's picture is on the screen. */
export function liftPicture(card: Element | null): void {
  const place = card?.querySelector('.picture')?.getBoundingClientRect();
  lifted = place && wantsMotion() ? { place, at: performance.now() } : null;
}

/**
 * The ref of the product page's picture, which comes from there. It moves once the page is on the screen: a view
 * transition would take two frames before, in which nothing answers the press.
 */
export function landPicture(picture: Element | null): void {
  const from = lifted;
  if (!picture || !from) return;
  lifted = null;
  if (performance.now() - from.at > longestMs) return;
  // The page has scrolled to its place by then.
  requestAnimationFrame(() => {
    const { x, y, width } = picture.getBoundingClientRect();
    const moved = `translate(${from.place.x - x}px, ${from.place.y - y}px) scale(${from.place.width / width})`;
    const frames = [moved, 'none'].map((transform) => ({ transform, transformOrigin: '0 0' }));
    if (width > 0) picture.animate(frames, { duration: 160, easing: 'ease-out' });
  });
}
