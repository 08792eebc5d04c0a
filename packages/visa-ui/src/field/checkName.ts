import type { ReactNode } from 'react';
import { warn } from '../root/warn';

/** What HTML calls ours, and form libraries hand on: react-hook-form's `field` has a `disabled`. */
const elsewhere = { disabled: 'isDisabled', required: 'isRequired', readOnly: 'isReadOnly' };

interface Named {
	label?: ReactNode;
	'aria-label'?: string | undefined;
	'aria-labelledby'?: string | undefined;
}

/** What TypeScript refuses, for those who write without it, or spread an object. */
export function checkName(props: Named) {
	if (process.env.NODE_ENV === 'production') return;
	const { label, 'aria-label': said, 'aria-labelledby': from } = props;
	for (const [name, ours] of Object.entries(elsewhere))
		if ((props as Record<string, unknown>)[name])
			warn(`A field has \`${name}\`, which changes nothing: say \`${ours}\`.`);
	if (!label && !said && !from) warn('A field has no name: say its `label`, or `aria-label` where none is seen.');
	if (label && said)
		warn(
			`The field “${typeof label === 'string' ? label : said}” has two names: who hears it hears its \`aria-label\` alone.`,
		);
}
