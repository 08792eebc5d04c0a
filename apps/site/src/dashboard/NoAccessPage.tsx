import { useEffect } from 'react';
import { EmptyState, LinkButton } from 'visa-ui';
import { page } from '../shell/Layout.css';
import { setTitle } from '../shell/title';
import { words } from './strings';

/** Shown to a signed-in user who isn't staff. [RTE-06] */
export function NoAccessPage() {
	useEffect(() => setTitle(words.noAccess.heading), []);
	return (
		<div className={page}>
			<EmptyState
				title={words.noAccess.heading}
				level={1}
				action={<LinkButton href="/">{words.noAccess.home}</LinkButton>}
			>
				{words.noAccess.text}
			</EmptyState>
		</div>
	);
}
