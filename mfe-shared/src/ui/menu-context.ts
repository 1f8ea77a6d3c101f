import { createContext } from 'react';

/** Closes the menu an item is in. */
export const MenuContext = createContext<() => void>(() => undefined);
