import { Source } from '@storybook/addon-docs/blocks';
import { usePageOf } from './usePageOf';

/** What a screen reader reads in the sheet, as stored by the tests. */
export function ScreenReader() {
	const page = usePageOf();
	if (!page?.facts.tree) return null;
	return (
		<>
			<h2>Assistive technology</h2>
			<p>What a screen reader meets in the sheet above, role by role and with every name. A test keeps it so.</p>
			<details>
				<summary>Roles, names and states</summary>
				<Source language="yml" code={page.facts.tree} />
			</details>
		</>
	);
}
