import type { VisaRequestRow } from 'visa-sdk/contract';
import { formatDayShort } from 'visa-sdk/format';
import { isInWork } from 'visa-sdk/rules';
import { type DataColumn, Flag, Money, StatusTag, VisuallyHidden } from 'visa-ui';
import { statusTone } from '../../account/statusTone';
import { ageOf, daysUntil, NEAR_DAYS } from './age';
import * as css from './desk.css';
import { words } from './strings';

const { list } = words;
export type CaseColumn = DataColumn<VisaRequestRow>;

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** When the trip begins; marked where work is left and it is near. [DSH-10] */
function Departure({ startDate, status }: Pick<VisaRequestRow, 'startDate' | 'status'>) {
	const days = daysUntil(startDate);
	const day = formatDayShort(startDate);
	if (!isInWork(status) || days > NEAR_DAYS) return day;
	return (
		<span className={css.near}>
			{day} <span className={css.nearMark}>{list.nearIn(days)}</span>
		</span>
	);
}

/** The columns of a list of cases. The first ones stay when a case is open beside it. */
export const caseColumns: readonly CaseColumn[] = [
	{
		id: 'reference',
		header: list.reference,
		cell: ({ reference, country }) => (
			<span className={css.named}>
				<Flag src={country.image} />
				<span className={css.reference}>{reference}</span>
				<VisuallyHidden>{country.name}</VisuallyHidden>
			</span>
		),
		isRowHeader: true,
	},
	{ id: 'traveller', header: list.traveller, cell: ({ traveller }) => nameOf(traveller) },
	{
		id: 'status',
		header: list.status,
		cell: ({ status }) => <StatusTag tone={statusTone[status]}>{words.statuses[status]}</StatusTag>,
		phone: 'meta',
	},
	{ id: 'startDate', header: list.trip, cell: (row) => <Departure {...row} />, isSortable: true, isHideable: true },
	{
		id: 'createdAt',
		header: list.age,
		cell: ({ createdAt }) => ageOf(createdAt),
		align: 'end',
		isSortable: true,
		isHideable: true,
	},
	{ id: 'country', header: list.country, cell: ({ country }) => country.name, isHideable: true, phone: 'hidden' },
	{
		id: 'assignedTo',
		header: list.assignee,
		cell: ({ assignedTo }) => (assignedTo ? nameOf(assignedTo) : <span className={css.soft}>{list.nobody}</span>),
		isHideable: true,
	},
	{
		id: 'totalPrice',
		header: list.amount,
		cell: ({ totalPrice }) => <Money amount={totalPrice} />,
		align: 'end',
		isSortable: true,
		isHideable: true,
	},
];
/** What is left of it beside an open case. */
const beside = ['reference', 'traveller', 'status', 'startDate'];
export const columnsBeside = caseColumns.filter(({ id }) => beside.includes(id));
