import { createContext } from 'react';

/** The labels of the form around, by the paths of its fields. */
export const FieldNames = createContext<(path: string) => string | null>(() => null);
