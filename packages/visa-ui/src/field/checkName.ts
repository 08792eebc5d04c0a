import type { ReactNode } from 'react';
import { warn } from '../root/warn';

interface Named {
	label?: ReactNode;
	'aria-label'?: string | undefined;
	'aria-labelledby'?: string | undefined;
}

/** What TypeScript refuses, for those who write without it. */
export function checkName({ label, 'aria-label': said, 'aria-labelledby': from }: Named) {
	if (process.env.NODE_ENV === 'production') return;
	if (!label && !said && !from) warn('A field has no name: say its `label`, or `aria-label` where none is seen.');
	if (label && said)
		warn(
			`The field “${typeof label === 'string' ? label : said}” has two names: who hears it hears its \`aria-label\` alone.`,
		);
}
