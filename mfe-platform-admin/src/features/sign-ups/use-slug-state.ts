import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { slugOptions } from './sign-ups.queries';

export const slugPattern = /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/;
const debounceMs = 300;

/** Whether an address is free, checked when typing pauses. */
export function useSlugState(slug: string): 'unknown' | 'free' | 'taken' {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(slug), debounceMs);
    return () => clearTimeout(timer);
  }, [slug]);
  const asked = settled === slug && slugPattern.test(slug);
  const { data } = useQuery({ ...slugOptions(settled), enabled: asked });
  if (!asked || !data) return 'unknown';
  return data.free ? 'free' : 'taken';
}
