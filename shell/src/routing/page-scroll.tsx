import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';

let isFirstPage = true;

/**
 * Scrolls as browsers do: to the top of a new page, back to where one was. The router does so for the first page as well,
 * but a visitor who has scrolled in a rendered page before its scripts ran stays there.
 */
export function PageScroll() {
  const scrolled = useRef(0);
  return (
    <>
      <OnMount
        run={() => {
          scrolled.current = isFirstPage ? window.scrollY : 0;
          isFirstPage = false;
        }}
      />
      <ScrollRestoration />
      <OnMount
        run={() => {
          if (scrolled.current > 0) window.scrollTo(0, scrolled.current);
        }}
      />
    </>
  );
}

/** Layout effects run in the order of their components: before and after that of the router. */
function OnMount({ run }: { run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is mounted.
  useLayoutEffect(run, []);
  return null;
}
