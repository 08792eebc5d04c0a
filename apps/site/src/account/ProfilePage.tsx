import { useQuery } from '@tanstack/react-query';
import { DescriptionList, Inline, LinkButton } from 'visa-ui';
import { queries } from '../api';
import { formatDay } from '../format';
import { formatPhone } from '../formatPhone';
import { useMe } from '../shell/useMe';
import { authStrings } from '../strings/pages/auth';
import { profileStrings } from '../strings/pages/profile';
import { sheet } from './account.css';
import { AccountFrame } from './own/AccountFrame';

const words = profileStrings;

/** The signed-in user's profile. [RTE-04] */
export function ProfilePage() {
	const { me } = useMe();
	const citizenships = useQuery(queries.citizenships.list());
	const residentCountries = useQuery(queries.residentCountries.list());
	if (!me) return null;
	// A name that hasn't loaded keeps its space.
	const nameIn = (list: typeof citizenships, id: string | null) => {
		const name = list.data?.data.find((item) => item.id === id)?.name;
		return name ?? (id && list.isPending ? '…' : null);
	};
	return (
		<AccountFrame heading={words.heading}>
			<div className={sheet}>
				<DescriptionList
					items={[
						{ term: words.name, value: `${me.firstName} ${me.lastName}` },
						{
							term: words.email,
							value: `${me.email} (${me.isEmailConfirmed ? words.emailConfirmed : words.emailUnconfirmed})`,
						},
						{ term: words.phone, value: me.phone && formatPhone(me.phone) },
						{ term: words.dateOfBirth, value: me.dateOfBirth && formatDay(me.dateOfBirth) },
						{ term: words.gender, value: me.gender && authStrings[me.gender] },
						{ term: words.citizenship, value: nameIn(citizenships, me.citizenshipId) },
						{ term: words.residentCountry, value: nameIn(residentCountries, me.residentCountryId) },
					]}
				/>
			</div>
			<Inline gap="s" isStackedOnPhones>
				<LinkButton tone="secondary" href="/profile/edit">
					{words.edit}
				</LinkButton>
				{!me.isEmailConfirmed && (
					<LinkButton tone="secondary" href="/auth/confirm-email?redirect=/profile">
						{words.confirm}
					</LinkButton>
				)}
			</Inline>
		</AccountFrame>
	);
}
