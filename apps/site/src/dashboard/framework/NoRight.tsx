import { EmptyState, LinkButton } from 'visa-ui';
import { words } from '../strings';

/** What somebody may not do says so. @param back where it leads on to */
export function NoRight({ back }: { back: string }) {
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
