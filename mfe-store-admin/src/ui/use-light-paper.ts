import { useEffect } from 'react';

/** The page is printed in its light colours, whatever the screen shows. */
export function useLightPaper(): void {
  useEffect(() => {
    const page = document.documentElement.dataset;
    let onScreen: string | undefined;
    const toPaper = () => {
      onScreen = page.colorScheme;
      page.colorScheme = 'light';
    };
    const toScreen = () => {
      if (onScreen) page.colorScheme = onScreen;
    };
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', toScreen);
    return () => {
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', toScreen);
    };
  }, []);
}
