'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { StringSections } from './sections';

const StringsContext = createContext<Partial<StringSections>>({});

export interface StringsProviderProps {
	/** The strings of a language, by section; missing sections are in Azerbaijani. */
	strings: Partial<StringSections>;
	children: ReactNode;
}

/** Sets the language of all components inside. The default is Azerbaijani. */
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
