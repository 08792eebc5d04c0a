import { useQuery } from '@tanstack/react-query';
import { formatDay } from 'visa-sdk/format';
import { Heading, LinkButton, Stack } from 'visa-ui';
import { meQuery } from '../api';
import { narrowPage } from '../shell/Layout.css';
import { strings } from '../strings/az';
import { sheet } from './account.css';
import { Facts } from './Facts';

const words = strings.profile;

/** Who is signed in. [RTE-04] */
export function ProfilePage() {
	const { data: me } = useQuery(meQuery);
	if (!me) return null;
	return (
		<div className={narrowPage}>
			<Stack gap="l">
				<Heading level={1}>{words.heading}</Heading>
				<div className={sheet}>
					<Facts
						items={[
							{ term: words.name, value: `${me.firstName} ${me.lastName}` },
							{
								term: words.email,
								value: `${me.email} (${me.isEmailConfirmed ? words.emailConfirmed : words.emailUnconfirmed})`,
							},
							{ term: words.phone, value: me.phone },
							{ term: words.dateOfBirth, value: me.dateOfBirth && formatDay(me.dateOfBirth) },
						]}
					/>
				</div>
				{!me.isEmailConfirmed && (
					<LinkButton tone="secondary" href="/auth/confirm-email?redirect=/profile">
						{words.confirm}
					</LinkButton>
				)}
			</Stack>
		</div>
	);
}
