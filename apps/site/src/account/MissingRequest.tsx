import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button, EmptyState, Inline, LinkButton } from 'visa-ui';
import { endSession } from '../api';
import { page as pageStyle } from '../shell/Layout.css';
import { setTitle } from '../shell/title';
import { useMe } from '../shell/useMe';
import { requestStrings } from '../strings/pages/request';

const words = requestStrings.missing;

/**
 * Nobody learns whether another person's request exists, but the page says who is signed in, who may not be the recipient
 * of the e-mail, with a way to change that. [ACC-03]
 */
export function MissingRequest({ id }: { id: string }) {
	const { me } = useMe();
	const navigate = useNavigate();
	const [isLeaving, setLeaving] = useState(false);
	useEffect(() => setTitle(words.heading), []);
	const changeAccount = async () => {
		setLeaving(true);
		await endSession(() => navigate({ to: '/auth/login', search: { redirect: `/applications/${id}` }, replace: true }));
	};
	return (
		<div className={pageStyle}>
			<EmptyState
				title={words.heading}
				level={1}
				action={
					<Inline gap="s" justify="center" isStackedOnPhones>
						<LinkButton tone="primary" href="/applications">
							{words.all}
						</LinkButton>
						{me && (
							<Button tone="secondary" isPending={isLeaving} onPress={() => void changeAccount()}>
								{words.change}
							</Button>
						)}
						<LinkButton tone="secondary" href="/status">
							{words.status}
						</LinkButton>
					</Inline>
				}
			>
				{words.text} {me && words.signedIn(me.email)}
			</EmptyState>
		</div>
	);
}
