import { useLoaderData, useParams } from '@tanstack/react-router';
import type { Item } from '../resource';
import { CreatePage, EditPage } from './FormPages';
import { useDefinition } from './useDefinition';

export { loadOne } from './loaders';

// Keyed: what is typed in one section, or for one record, is of no other.
/** The form of a new record of the section in the address. */
export function SectionCreatePage() {
	const definition = useDefinition();
	return <CreatePage key={definition.path} definition={definition} />;
}

/** The form of the record in the address. */
export function SectionEditPage() {
	const definition = useDefinition();
	const { id = '' } = useParams({ strict: false });
	const item = useLoaderData({ strict: false }) as Item | null;
	return <EditPage key={id} definition={definition} item={item} />;
}
