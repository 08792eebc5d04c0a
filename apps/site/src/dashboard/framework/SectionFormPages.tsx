import { useLoaderData, useParams } from '@tanstack/react-router';
import type { Item } from '../resource';
import { CreatePage, EditPage } from './FormPages';
import { useDefinition } from './useDefinition';

export { loadOne } from './loaders';

// Keyed: input in one section, or for one record, doesn't belong to another.
/** The form for a new record of the section in the URL. */
export function SectionCreatePage() {
	const definition = useDefinition();
	return <CreatePage key={definition.path} definition={definition} />;
}

/** The form of the record in the URL. */
export function SectionEditPage() {
	const definition = useDefinition();
	const { id = '' } = useParams({ strict: false });
	const item = useLoaderData({ strict: false }) as Item | null;
	return <EditPage key={id} definition={definition} item={item} />;
}
