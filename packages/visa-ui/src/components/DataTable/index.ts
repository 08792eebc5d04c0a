export { DataTable } from './DataTable';
export type { DataColumn, DataTableProps, PhonePlace, TableSelection, TableSort } from './types';
