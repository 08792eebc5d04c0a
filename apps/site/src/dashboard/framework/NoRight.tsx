import { useEffect } from 'react';
import { EmptyState, LinkButton } from 'visa-ui';
import { setTitle } from '../../shell/title';
import { words } from '../strings';

/** Says that the user may not do this, also in the document title. [RTE-10] @param back where it leads @param isRead whether they may read it */
export function NoRight({ back, isRead = true }: { back: string; isRead?: boolean }) {
	useEffect(() => setTitle(`${words.noRight.heading} · ${words.title}`), []);
	return (
		<EmptyState
			title={words.noRight.heading}
			level={1}
			action={<LinkButton href={back}>{isRead ? words.noRight.back : words.noRight.home}</LinkButton>}
		>
			{isRead ? words.noRight.text : words.noRight.unread}
		</EmptyState>
	);
}
