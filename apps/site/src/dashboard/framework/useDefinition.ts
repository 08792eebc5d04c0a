import { useMatch } from '@tanstack/react-router';
import type { Definition } from '../resource';
import { resources } from '../resources';
import type { SectionPath } from '../sections';

/** The section of the open page, according to its route. */
export function useDefinition(): Definition {
	const section = useMatch({ strict: false, select: ({ staticData }) => staticData.section }) as SectionPath;
	return resources[section];
}
