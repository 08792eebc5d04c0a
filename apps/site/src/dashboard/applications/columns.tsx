import type { VisaRequestRow } from 'visa-sdk/contract';
import { formatDayShort } from 'visa-sdk/format';
import { DUE_SOON_MS, isDepartureSoon, isErased, isInWork } from 'visa-sdk/rules';
import { type DataColumn, Flag, Money, RequestStatusTag, VisuallyHidden } from 'visa-ui';
import { ageOf, daysUntil, spanOf } from './age';
import * as css from './rows.css';
import { words } from './strings';

const { list } = words;
/** A column in the lists of cases. */
export type CaseColumn = DataColumn<VisaRequestRow>;

/** A person's name as staff read it. */
export const nameOf = (person: { firstName: string; lastName: string }) =>
	isErased(person) ? list.deleted : `${person.firstName} ${person.lastName}`;

/** When the trip starts; highlighted if work is left and it is near. [DSH-10] */
function Departure({ startDate, status }: Pick<VisaRequestRow, 'startDate' | 'status'>) {
	const day = formatDayShort(startDate);
	if (!isInWork(status) || !isDepartureSoon(startDate)) return day;
	return (
		<span className={css.near}>
			{day} <span className={css.nearMark}>{list.nearIn(daysUntil(startDate))}</span>
		</span>
	);
}

/** When it is due: the time left, or how late it is. [DSH-10] */
function Due({ dueAt, status }: Pick<VisaRequestRow, 'dueAt' | 'status'>) {
	if (dueAt === null || !isInWork(status)) return '–';
	const left = Date.parse(dueAt) - Date.now();
	if (left <= 0) return <span className={css.late}>{list.overdueBy(spanOf(-left))}</span>;
	return <span className={left <= DUE_SOON_MS ? css.nearMark : undefined}>{list.dueIn(spanOf(left))}</span>;
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
		cell: ({ status, check }) => (
			<span className={css.near}>
				<RequestStatusTag status={status} isQuiet>
					{words.statuses[status]}
				</RequestStatusTag>
				{check && <span className={css.nearMark}>{list.checked}</span>}
			</span>
		),
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
	{ id: 'dueAt', header: list.due, cell: (row) => <Due {...row} />, align: 'end', isSortable: true, isHideable: true },
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
/** The columns next to an open case, where space is scarce: long names wrap, so that the status stays visible. */
const beside: Partial<Record<string, CaseColumn['cell']>> = {
	reference: undefined,
	traveller: ({ traveller }) => <span className={css.brief}>{nameOf(traveller)}</span>,
	status: ({ status }) => (
		<RequestStatusTag status={status} isQuiet>
			{words.statuses[status]}
		</RequestStatusTag>
	),
};
/** The columns that remain while a case is open beside the list. */
export const columnsBeside = caseColumns
	.filter(({ id }) => id in beside)
	.map((column): CaseColumn => ({ ...column, cell: beside[column.id] ?? column.cell }));
