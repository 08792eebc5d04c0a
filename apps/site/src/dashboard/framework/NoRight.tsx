import { useEffect } from 'react';
import { EmptyState, LinkButton } from 'visa-ui';
import { setTitle } from '../../shell/title';
import { words } from '../strings';

/** What somebody may not do says so, in the document's title too. [RTE-10] @param back where it leads on to */
export function NoRight({ back }: { back: string }) {
	useEffect(() => setTitle(`${words.noRight.heading} · ${words.title}`), []);
	return (
		<EmptyState
			title={words.noRight.heading}
			level={1}
			action={<LinkButton href={back}>{words.noRight.back}</LinkButton>}
		>
			{words.noRight.text}
		</EmptyState>
	);
}
