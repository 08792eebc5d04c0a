'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { StringSections } from './sections';

const StringsContext = createContext<Partial<StringSections>>({});

export interface StringsProviderProps {
	/** The sections of one language; a missing section speaks Azerbaijani. */
	strings: Partial<StringSections>;
	children: ReactNode;
}

/** Changes the language of everything inside. Without it everything speaks Azerbaijani. */
export function StringsProvider({ strings, children }: StringsProviderProps) {
	return <StringsContext value={strings}>{children}</StringsContext>;
}

/** Reads one section, with the given words when nobody provides it. Each section has its own small hook on this. */
export function useSection<Name extends keyof StringSections>(
	name: Name,
	fallback: StringSections[Name],
): StringSections[Name] {
	return useContext(StringsContext)[name] ?? fallback;
}
