import type { VisaRequestDetail } from 'visa-sdk/contract';
import { formatDay, formatDayShort, formatInstant } from 'visa-sdk/format';
import { isDepartureSoon, isInWork } from 'visa-sdk/rules';
import { DescriptionList, Text } from 'visa-ui';
import { daysUntil } from '../age';
import { nameOf } from '../columns';
import * as css from '../desk.css';
import { words } from '../strings';
import { CasePart } from './CasePart';

const { detail: own, list } = words;

/** Where to and when, and who; the person's own facts only to whoever has the case. [DSH-12] */
export function CaseFacts({ request }: { request: VisaRequestDetail }) {
	const { traveller, startDate, endDate, status } = request;
	// A field that is not told says why, so that nobody takes it for an empty one.
	const told = (value: string | null) => (request.isPersonalDataOpen ? value : <Text tone="soft">{own.notTold}</Text>);
	const isNear = isInWork(status) && isDepartureSoon(startDate);
	return (
		<CasePart title={own.facts}>
			<DescriptionList
				layout="rows"
				items={[
					{ term: own.country, value: request.country.name },
					{
						term: own.dates,
						value: (
							<span className={css.near}>
								{`${formatDayShort(startDate)} – ${formatDayShort(endDate)}`}
								{isNear && <span className={css.nearMark}>{list.nearIn(daysUntil(startDate))}</span>}
							</span>
						),
					},
					{ term: own.visaType, value: request.visaType.name },
					{ term: own.visaOption, value: request.visaOption.type },
					{ term: own.service, value: request.service.name },
					{ term: own.people, value: String(request.peopleCount) },
					{ term: own.created, value: formatInstant(request.createdAt) },
					{ term: own.notes, value: request.notes, isLong: true },
					{ term: own.name, value: nameOf(traveller) },
					{ term: own.email, value: traveller.email },
					{ term: own.phone, value: told(traveller.phone) },
					{ term: own.birth, value: told(traveller.dateOfBirth && formatDay(traveller.dateOfBirth)) },
					{ term: own.gender, value: told(traveller.gender && own.genders[traveller.gender]) },
					{ term: own.citizenship, value: told(traveller.citizenship) },
					{ term: own.residence, value: told(traveller.residentCountry) },
				]}
			/>
		</CasePart>
	);
}
