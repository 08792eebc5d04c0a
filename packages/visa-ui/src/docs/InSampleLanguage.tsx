import { type PropsWithChildren, useContext } from 'react';
import { SampleLanguageContext, sampleIn } from './sampleIn';

/** What a component of a story's own says: only here does the language of the toolbar reach it. */
export const InSampleLanguage = ({ children }: PropsWithChildren) =>
	sampleIn(children, useContext(SampleLanguageContext));
