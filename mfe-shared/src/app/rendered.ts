import type { DehydratedState } from '@tanstack/react-query';

/** What a page that was rendered on the server brings along of the data it shows; null for any other page. */
export function readRendered(): DehydratedState | null {
  const text = document.getElementById('larder-queries')?.textContent;
  return text ? (JSON.parse(text) as DehydratedState) : null;
}
