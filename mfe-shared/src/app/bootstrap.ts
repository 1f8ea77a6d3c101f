// The API report has the second name: a renamed type in a declaration would count as a breaking change.
import type { HostBootstrap as SiteBootstrap } from 'api';
import type { Language } from '../i18n/language';

/** The data that the edge writes into the page (`<script type="application/json" id="larder-bootstrap">`). */
export type Bootstrap = SiteBootstrap & {
  /** The language of this page: the visitor's cookie, else the store's default. */
  language: Language;
  /** The platform's root domain, without port. */
  rootDomain: string;
};

/** Reads the page's bootstrap. It is our own server's, in our own page, so it is not checked field by field. */
export function readBootstrap(): Bootstrap {
  const text = document.getElementById('larder-bootstrap')?.textContent;
  if (!text) throw new Error('The page holds no bootstrap data');
  return JSON.parse(text) as Bootstrap;
}
