import type { VisaRequestDetail } from 'visa-sdk/contract';
import { formatDay, formatDayShort, formatInstant } from 'visa-sdk/format';
import { isDepartureSoon, isErased, isInWork } from 'visa-sdk/rules';
import { DescriptionList, Text } from 'visa-ui';
import { formatPhone } from '../../../formatPhone';
import { daysUntil } from '../age';
import { nameOf } from '../columns';
import * as css from '../rows.css';
import { words } from '../strings';
import { CasePart } from './CasePart';

const { detail: own, list } = words;

// A hidden field says why, so that it isn't taken for an empty one.
const toldOf = ({ isPersonalDataOpen }: VisaRequestDetail, value: string | null) =>
	isPersonalDataOpen ? value : <Text tone="soft">{own.notTold}</Text>;

/** What a decision is based on: who, where to and when; personal data only for those who have the case. [DSH-12] */
export function CaseFacts({ request }: { request: VisaRequestDetail }) {
	const { traveller, startDate, endDate, status } = request;
	const isNear = isInWork(status) && isDepartureSoon(startDate);
	return (
		<CasePart title={own.facts}>
			<DescriptionList
				layout="rows"
				items={[
					{ term: own.name, value: nameOf(traveller) },
					{ term: own.birth, value: toldOf(request, traveller.dateOfBirth && formatDay(traveller.dateOfBirth)) },
					{ term: own.citizenship, value: toldOf(request, traveller.citizenship) },
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
					{ term: own.notes, value: request.notes, isLong: true },
				]}
			/>
		</CasePart>
	);
}

/** The traveller's contact data, and what else is known. [DSH-12] */
export function CaseTraveller({ request }: { request: VisaRequestDetail }) {
	const { traveller } = request;
	return (
		<CasePart title={own.traveller}>
			<DescriptionList
				layout="rows"
				items={[
					// The address of a deleted account leads nowhere.
					{ term: own.email, value: isErased(traveller) ? null : traveller.email },
					{ term: own.language, value: own.languages[traveller.language] },
					{ term: own.phone, value: toldOf(request, traveller.phone && formatPhone(traveller.phone)) },
					{ term: own.gender, value: toldOf(request, traveller.gender && own.genders[traveller.gender]) },
					{ term: own.residence, value: toldOf(request, traveller.residentCountry) },
					{ term: own.created, value: formatInstant(request.createdAt) },
				]}
			/>
		</CasePart>
	);
}
