import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

const key = 'larder-sidebar';

/** Drawer on a phone, rail on a tablet, open on a desk; who changes that is remembered. */
export function useSidebar(): { phone: boolean; rail: boolean; toggleRail: () => void } {
  const phone = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const tablet = useMediaQuery('(max-width: 1279.95px)', { noSsr: true });
  const [chosen, setChosen] = useState(readChoice);
  const rail = chosen === null ? tablet : chosen === 'rail';
  const toggleRail = () => {
    const next = rail ? 'open' : 'rail';
    setChosen(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // It then holds until the page is left.
    }
  };
  return { phone, rail, toggleRail };
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
