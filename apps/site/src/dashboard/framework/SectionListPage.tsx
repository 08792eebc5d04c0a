import { ListPage } from './ListPage';
import { useDefinition } from './useDefinition';

export { loadList } from './loaders';

// Keyed: what is typed or chosen in one section is of no other.
/** The list of the section in the address. */
export function SectionListPage() {
	const definition = useDefinition();
	return <ListPage key={definition.path} definition={definition} />;
}
