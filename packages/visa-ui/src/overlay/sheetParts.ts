'use client';

import { createContext, type ReactNode } from 'react';

/** What a table adds to the sheet of the filters above it, where its own tools have no room. */
export interface SheetParts {
	/** Stands before the filters. */
	before: (close: () => void) => ReactNode;
	/** Stands after them. */
	after: ReactNode;
}

/** Given by a table to the filters above it. */
export const SheetPartsContext = createContext<SheetParts | null>(null);
