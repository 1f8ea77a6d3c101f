import { createContext, use } from 'react';
import type { Formatters } from './formatters';

export const FormatContext = createContext<Formatters | null>(null);

/** The one formatter of money, numbers and times, by the store's settings and the visitor's language. */
export function useFormat(): Formatters {
  const formatters = use(FormatContext);
  if (!formatters) throw new Error('useFormat needs SharedProviders around it');
  return formatters;
}
