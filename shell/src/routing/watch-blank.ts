import type { Stuck } from './page-watch';

/** How long a page that is on the screen may paint nothing: what loads says so. */
export const blankMs = 2_500;
const oneMoreMs = 1_000;

/** Elements that can be seen without any text. */
const pictures = 'img,svg,canvas,video,picture,input,button,iframe';

/** The page shows nothing, although nothing failed. */
export class BlankPageError extends Error {
  constructor() {
    super('this page paints nothing');
    this.name = 'BlankPageError';
  }
}

/** Whether the content of the page is empty; its frame is on each page. */
export function isBlank(page: Document = document): boolean {
  const content = page.querySelector('#root main') ?? page.getElementById('root');
  return content !== null && !content.textContent?.trim() && content.querySelector(pictures) === null;
}

/**
 * Gives up a page that paints nothing, as if it had thrown: first the page inside of its frame, then the area. A frame
 * of all pages that paints nothing cannot be given up, and is only reported.
 */
export function watchBlank(
  onBlank: (stuck: Stuck) => void,
  report: (error: BlankPageError) => void,
): { opens: () => void; onShown: (key: string) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (work: () => void, ms: number) => {
    clearTimeout(timer);
    // A page that nobody sees may not be laid out.
    timer = setTimeout(() => {
      if (!document.hidden && isBlank()) work();
    }, ms);
  };
  return {
    opens: () => later(() => report(new BlankPageError()), 2 * blankMs),
    onShown: (key) =>
      later(() => {
        onBlank({ key, level: 'page', isBlank: true });
        later(() => {
          onBlank({ key, level: 'area', isBlank: true });
          later(() => report(new BlankPageError()), oneMoreMs);
        }, oneMoreMs);
      }, blankMs),
    stop: () => clearTimeout(timer),
  };
}
