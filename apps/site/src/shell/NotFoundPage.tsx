import { EmptyState, LinkButton } from 'visa-ui';
import { strings } from '../strings/az';
import { page } from './Layout.css';

/** Any address that is none. [RTE-09] */
export function NotFoundPage() {
	const words = strings.notFound;
	return (
		<div className={page}>
			<EmptyState title={words.heading} level={1} action={<LinkButton href="/">{words.home}</LinkButton>}>
				{words.text}
			</EmptyState>
		</div>
	);
}
