import { createContext } from 'react';

/** Closes the menu that contains the item. */
export const MenuContext = createContext<() => void>(() => undefined);
