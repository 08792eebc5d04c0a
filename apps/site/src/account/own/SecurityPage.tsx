import { useQuery } from '@tanstack/react-query';
import { Card, LinkButton, Skeleton } from 'visa-ui';
import { queries } from '../../api';
import { isStaff } from '../../shell/guards';
import { useMe } from '../../shell/useMe';
import { strings } from '../../strings';
import { accountStrings } from '../../strings/pages/account';
import { AccountFrame } from './AccountFrame';
import { EmailCard } from './EmailCard';
import { PasswordCard } from './PasswordCard';
import { SessionsCard } from './SessionsCard';

const words = accountStrings.security;
const PLACEHOLDER_HEIGHT = 720;

/** Credentials and sessions. [ACC-01] [ACC-02] */
export function SecurityPage() {
	const { me } = useMe();
	const isLoading = [useQuery(queries.emailChange()).isLoading, useQuery(queries.sessions()).isLoading].includes(true);
	if (!me) return null;
	// Everything at once: what loads later would move what is already being read.
	if (isLoading) {
		return (
			<AccountFrame heading={strings.titles.security}>
				<Skeleton height={PLACEHOLDER_HEIGHT} />
			</AccountFrame>
		);
	}
	return (
		<AccountFrame heading={strings.titles.security}>
			<EmailCard me={me} />
			<PasswordCard me={me} />
			{isStaff(me) && (
				<Card title={words.factor.heading} description={words.factor.lead}>
					<div>
						<LinkButton tone="secondary" href="/dashboard/security">
							{words.factor.open}
						</LinkButton>
					</div>
				</Card>
			)}
			<SessionsCard />
		</AccountFrame>
	);
}
