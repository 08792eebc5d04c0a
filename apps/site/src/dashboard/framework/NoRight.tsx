import { useEffect } from 'react';
import { EmptyState, LinkButton } from 'visa-ui';
import { setTitle } from '../../shell/title';
import { words } from '../strings';

/** Says that the user may not do this, also in the document title. [RTE-10] @param back where it leads */
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
