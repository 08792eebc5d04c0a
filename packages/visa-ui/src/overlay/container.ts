import { createContext } from 'react';

/** The element of the nearest dialog, into which what opens from inside it is put; null means the page itself. */
export const OverlayContainerContext = createContext<HTMLElement | null>(null);
