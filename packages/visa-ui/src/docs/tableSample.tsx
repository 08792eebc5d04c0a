import type { DataColumn } from '../components/DataTable';
import { DateText } from '../components/DateText';
import { Money } from '../components/Money';
import { RequestStatusTag, type RequestStatusTagProps } from '../components/RequestStatusTag';

interface Row {
	id: string;
	traveller: string;
	country: string;
	status: RequestStatusTagProps['status'];
	statusName: string;
	start: string;
	price: number;
}

/** A few requests as staff list them. */
export const rows: Row[] = [
	{
		id: 'VZ-7K3M-2QXD',
		traveller: 'Aysel Məmmədova',
		country: 'Almaniya',
		status: 'IN_REVIEW',
		statusName: 'Baxılır',
		start: '2026-12-08',
		price: 120,
	},
	{
		id: 'VZ-4H8P-9TRC',
		traveller: 'Rəşad Əliyev',
		country: 'İtaliya',
		status: 'INFO_REQUIRED',
		statusName: 'Məlumat tələb olunur',
		start: '2026-12-11',
		price: 95.5,
	},
	{
		id: 'VZ-2W6N-5LFB',
		traveller: 'Ülviyyə Hüseynzadə',
		country: 'Yaponiya',
		status: 'APPROVED',
		statusName: 'Təsdiqlənib',
		start: '2027-01-04',
		price: 240,
	},
];

export const labelOf = (row: Row) => row.id;

export const columns: DataColumn<Row>[] = [
	{ id: 'id', header: 'Müraciət', cell: (row) => row.id, isRowHeader: true, isSortable: true, sortValue: labelOf },
	{ id: 'traveller', header: 'Səyahətçi', cell: (row) => row.traveller },
	{ id: 'country', header: 'Ölkə', cell: (row) => row.country },
	{
		id: 'status',
		header: 'Status',
		cell: (row) => (
			<RequestStatusTag status={row.status} isQuiet>
				{row.statusName}
			</RequestStatusTag>
		),
	},
	{ id: 'start', header: 'Gediş', cell: (row) => <DateText value={row.start} form="short" /> },
	{ id: 'price', header: 'Məbləğ', cell: (row) => <Money amount={row.price} />, align: 'end' },
];
