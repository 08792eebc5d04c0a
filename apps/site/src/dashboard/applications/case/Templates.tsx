import { useQuery } from '@tanstack/react-query';
import type { Language, MessageTemplate, TemplateUse } from 'visa-sdk/rules';
import { Select } from 'visa-ui';
import { queries } from '../../../api';
import { words } from '../strings';

interface TemplatesProps {
	use: TemplateUse;
	/** Which the traveller reads. */
	language: Language;
	/** What is written so far. */
	text: string;
	onChoose: (text: string) => void;
}

const inLanguage = ({ text, translations }: MessageTemplate, language: Language) =>
	language === 'az' ? text : translations[language];

/** Templates in the traveller's language; selecting one replaces another that nobody has changed, and continues what somebody has written. [DSH-13] */
export function Templates({ use, language, text, onChoose }: TemplatesProps) {
	const { data: templates = [] } = useQuery(queries.deskTemplates());
	const fitting = templates
		.filter((one) => one.use === use)
		.map((one) => ({ ...one, text: inLanguage(one, language) }));
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
			{...(language !== 'az' && { description: words.templates.inLanguage[language] })}
			items={fitting.map(({ id, title }) => ({ id, label: title }))}
			value={null}
			onChange={choose}
		/>
	);
}
