import { useQuery } from '@tanstack/react-query';
import type { TemplateUse } from 'visa-sdk/rules';
import { Select } from 'visa-ui';
import { queries } from '../../../api';
import { words } from '../strings';

interface TemplatesProps {
	use: TemplateUse;
	/** What is written so far. */
	text: string;
	onChoose: (text: string) => void;
}

/** Templates; selecting one replaces another that nobody has changed, and continues what somebody has written. [DSH-13] */
export function Templates({ use, text, onChoose }: TemplatesProps) {
	const { data: templates = [] } = useQuery(queries.deskTemplates());
	const fitting = templates.filter((one) => one.use === use);
	if (fitting.length === 0) return null;
	const choose = (chosen: string | null) => {
		const template = fitting.find(({ id }) => id === chosen)?.text ?? '';
		const earlier = fitting.find((one) => text.includes(one.text))?.text;
		const written = text.trim();
		// As a function, because in a string a `$` would have a meaning of its own.
		if (earlier) onChoose(text.replace(earlier, () => template));
		else onChoose(written ? `${written}\n\n${template}` : template);
	};
	return (
		<Select
			label={words.templates.label}
			items={fitting.map(({ id, title }) => ({ id, label: title }))}
			value={null}
			onChange={choose}
		/>
	);
}
