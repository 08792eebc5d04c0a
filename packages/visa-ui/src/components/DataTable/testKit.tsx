import { DateText } from '../DateText';
import { Money } from '../Money';
import { StatusTag, type StatusTone } from '../StatusTag';
import type { DataColumn } from '.';

/** A request as staff list it, for stories and tests. */
export interface Request {
	id: string;
	reference: string;
	traveller: string;
	country: string;
	status: string;
	tone: StatusTone;
	startDate: string;
	price: number;
}

const request = (
	number: number,
	traveller: string,
	country: string,
	status: [string, StatusTone],
	...rest: [string, number]
) => ({
	id: `r${number}`,
	reference: `VZ-2026-0${number}`,
	traveller,
	country,
	status: status[0],
	tone: status[1],
	startDate: rest[0],
	price: rest[1],
});
const inReview: [string, StatusTone] = ['Baxılır', 'info'];
const approved: [string, StatusTone] = ['Təsdiqlənib', 'positive'];
export const rows: Request[] = [
	request(4127, 'Aysel Məmmədova', 'Almaniya', inReview, '2026-12-08', 120),
	request(4126, 'Rəşad Əliyev', 'İtaliya', ['Sənəd çatışmır', 'caution'], '2026-12-11', 95.5),
	request(4125, 'Ülviyyə Hüseynzadə', 'Yaponiya', approved, '2027-01-04', 240),
	request(4124, 'İlqar Şıxəliyev', 'Böyük Britaniya', ['İmtina edildi', 'critical'], '2026-12-19', 1250),
	request(4123, 'Günel Qasımova', 'Fransa', inReview, '2026-12-15', 120),
	request(4122, 'Cavid Nağıyev', 'Türkiyə', ['Ödəniş gözlənilir', 'neutral'], '2026-12-09', 20),
];
export const columns: DataColumn<Request>[] = [
	{
		id: 'reference',
		header: 'Müraciət',
		cell: (row) => row.reference,
		isRowHeader: true,
		isSortable: true,
		sortValue: (row) => row.reference,
	},
	{
		id: 'traveller',
		header: 'Səyahətçi',
		cell: (row) => row.traveller,
		isSortable: true,
		sortValue: (row) => row.traveller,
	},
	{ id: 'country', header: 'Ölkə', cell: (row) => row.country, isHideable: true },
	{
		id: 'status',
		header: 'Status',
		cell: (row) => (
			<StatusTag tone={row.tone} isQuiet>
				{row.status}
			</StatusTag>
		),
		phone: 'meta',
	},
	{
		id: 'startDate',
		header: 'Səfər',
		cell: (row) => <DateText value={row.startDate} form="short" />,
		isHideable: true,
		isSortable: true,
		sortValue: (row) => row.startDate,
	},
	{
		id: 'price',
		header: 'Məbləğ',
		cell: (row) => <Money amount={row.price} />,
		align: 'end',
		isHideable: true,
		isSortable: true,
		sortValue: (row) => row.price,
	},
];

export const labelOf = (row: Request) => row.reference;

/** As many rows as needed, each with its own number. */
export const manyRows = (count: number): Request[] =>
	Array.from({ length: count }, (_item, index) => ({
		...(rows[index % rows.length] as Request),
		id: `m${index}`,
		reference: `VZ-${index}`,
	}));

/** The control for the density. */
export const density = { control: 'inline-radio', options: ['comfortable', 'compact'] } as const;
