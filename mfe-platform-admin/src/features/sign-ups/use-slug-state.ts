import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { slugOptions } from './sign-ups.queries';

const debounceMs = 300;

export type SlugState = {
  is: 'unknown' | 'free' | 'malformed' | 'reserved' | 'taken';
  /** A free address close to one that cannot be had. */
  proposal: string | null;
};

/** Whether an address can be had, checked when typing pauses. */
export function useSlugState(slug: string): SlugState {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(slug), debounceMs);
    return () => clearTimeout(timer);
  }, [slug]);
  const asked = settled === slug && slug !== '';
  const { data } = useQuery({ ...slugOptions(settled), enabled: asked });
  if (!asked || !data) return { is: 'unknown', proposal: null };
  return { is: data.reason ?? 'free', proposal: data.proposal };
}
