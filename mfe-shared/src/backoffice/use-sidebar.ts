import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

const key = 'larder-sidebar';

/** A drawer on a phone, a rail on a tablet, open on a desktop; the person's choice is stored. */
export function useSidebar(): { phone: boolean; rail: boolean; toggleRail: () => void } {
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const tablet = useMediaQuery('(max-width: 1279.95px)', { noSsr: true });
  const [chosen, setChosen] = useState(readChoice);
  const rail = chosen === null ? tablet : chosen === 'rail';
  const toggleRail = () => {
    const next = rail ? 'open' : 'rail';
    setChosen(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Without storage it holds until the page is left.
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
