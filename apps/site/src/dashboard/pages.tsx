import { useLoaderData, useMatch, useParams } from '@tanstack/react-router';
import { CreatePage, EditPage } from './framework/FormPages';
import { ListPage } from './framework/ListPage';
import type { Definition, Item } from './resource';
import { resources } from './resources';
import type { SectionPath } from './sections';

export { DeskPage } from './applications/DeskPage';
export { loadDesk } from './applications/loaders';
export { AuditPage } from './audit/AuditPage';
export { DashboardHomePage } from './DashboardHomePage';
export { DashboardLoginPage } from './DashboardLoginPage';
export { loadHome, loadList, loadOne } from './framework/loaders';
export { StaffFrame } from './StaffFrame';
export { SecurityPage } from './secondFactor/SecurityPage';

/** The section of the open page, as its route names it. */
function useDefinition(): Definition {
	const section = useMatch({ strict: false, select: ({ staticData }) => staticData.section }) as SectionPath;
	return resources[section];
}

// Keyed: what is typed or chosen in one section, or for one record, is of no other.
export function SectionListPage() {
	const definition = useDefinition();
	return <ListPage key={definition.path} definition={definition} />;
}

export function SectionCreatePage() {
	const definition = useDefinition();
	return <CreatePage key={definition.path} definition={definition} />;
}

export function SectionEditPage() {
	const definition = useDefinition();
	const { id = '' } = useParams({ strict: false });
	const item = useLoaderData({ strict: false }) as Item | null;
	return <EditPage key={id} definition={definition} item={item} />;
}
