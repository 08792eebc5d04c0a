export { DataTable } from './DataTable';
export type {
	DataColumn,
	DataTableProps,
	PhonePlace,
	TableActions,
	TableChoice,
	TableColumnState,
	TableExpansion,
	TableSelection,
	TableSort,
} from './types';
