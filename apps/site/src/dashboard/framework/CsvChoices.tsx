import { type CsvSeparator, csvSeparators } from 'visa-sdk/rules';
import { Button, type ButtonProps, Menu } from 'visa-ui';
import { words } from '../strings';

export interface CsvMenuProps extends Pick<ButtonProps, 'size' | 'isPending'> {
	onChoice: (separator: CsvSeparator) => void;
}

/**
 * For which program a CSV is: no file opens well in all of them, and a page can't know how the person's spreadsheet
 * separates cells. First the one that opens by a double click here. [DSH-08]
 */
export function CsvChoices({ onChoice, ...button }: CsvMenuProps) {
	return (
		<Menu
			label={words.csv.download}
			items={csvSeparators.toReversed().map((id) => ({ id, label: words.csv.separators[id] }))}
			onAction={onChoice}
			align="end"
			// It was loaded because somebody asked for it.
			defaultOpen
			trigger={(opening) => (
				<Button tone="secondary" {...button} {...opening}>
					{words.csv.download}
				</Button>
			)}
		/>
	);
}
