import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

const delayMs = 150;

/** A thin bar above the page while the next one loads; a page that loads at once shows none. */
export function NavigationProgress() {
  const moving = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!moving) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => clearTimeout(timer);
  }, [moving]);
  return shown ? <div className="larder-progress" aria-hidden="true" /> : null;
}
