import { useQuery } from '@tanstack/react-query';
import type { TemplateUse } from 'visa-sdk/rules';
import { Select } from 'visa-ui';
import { queries } from '../../../api';
import { words } from '../strings';

/** Templates; selecting one replaces what was written. [DSH-13] */
export function Templates({ use, onChoose }: { use: TemplateUse; onChoose: (text: string) => void }) {
	const { data: templates = [] } = useQuery(queries.deskTemplates());
	const fitting = templates.filter((one) => one.use === use);
	if (fitting.length === 0) return null;
	return (
		<Select
			label={words.templates.label}
			items={fitting.map(({ id, title }) => ({ id, label: title }))}
			value={null}
			onChange={(chosen) => onChoose(fitting.find(({ id }) => id === chosen)?.text ?? '')}
		/>
	);
}
