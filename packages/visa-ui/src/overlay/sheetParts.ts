'use client';

import { createContext, type ReactNode } from 'react';

/** What a table adds to the sheet of its filters, where its own tools don't fit. */
export interface SheetParts {
	/** Before the filters. */
	before: (close: () => void) => ReactNode;
	/** After them. */
	after: ReactNode;
}

/** Provided by a table to its filters. */
export const SheetPartsContext = createContext<SheetParts | null>(null);
