import { useEffect, useState } from 'react';
import { checkHealth } from '../api/health';

/** Offline at the browser's word; online again only when the API has answered, because a network is not yet a way. */
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
