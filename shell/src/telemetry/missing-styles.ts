import { MissingFile } from '../remotes/reload-file';

/** Stylesheets of builds that did not load or were refused, which raises no other error. */
export function missingStyles(): Error[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(({ sheet, href }) => !sheet && href.includes('/mfe/'))
    .map(({ href }) => new MissingFile(href, 'is no stylesheet of this page'));
}
