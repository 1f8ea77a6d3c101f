import { useEffect, useState } from 'react';
import { checkHealth } from '../api/health';

/**
 * Offline when the browser says so; online only when the API has replied, because a network may lack a route to it.
 */
export function useOnline(): boolean {
  const [online, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const leave = () => setOnline(false);
    const come = () => void checkHealth().then((answers) => setOnline(answers && navigator.onLine));
    window.addEventListener('offline', leave);
    window.addEventListener('online', come);
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', come);
    };
  }, []);
  return online;
}
