import { useEffect } from 'react';
import { EmptyState, LinkButton } from 'visa-ui';
import { strings } from '../strings';
import { page } from './Layout.css';
import { setTitle } from './title';

/** Any unknown path. [RTE-09] */
export function NotFoundPage() {
	useEffect(() => setTitle(strings.notFound.heading), []);
	return (
		<div className={page}>
			<EmptyState
				title={strings.notFound.heading}
				level={1}
				action={<LinkButton href="/">{strings.notFound.home}</LinkButton>}
			>
				{strings.notFound.text}
			</EmptyState>
		</div>
	);
}
