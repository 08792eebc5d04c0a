import { ListPage } from './ListPage';
import { useDefinition } from './useDefinition';

export { loadList } from './loaders';

// Keyed: input or selections in one section don't belong to another.
/** The list of the section in the URL. */
export function SectionListPage() {
	const definition = useDefinition();
	return <ListPage key={definition.path} definition={definition} />;
}
