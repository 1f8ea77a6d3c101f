import { MissingFile } from '../remotes/fetch-anew';

/** Stylesheets of builds that did not come, or that the browser refused: nobody else hears of that. */
export function missingStyles(): Error[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(({ sheet, href }) => !sheet && href.includes('/mfe/'))
    .map(({ href }) => new MissingFile(href, 'is no stylesheet of this page'));
}
