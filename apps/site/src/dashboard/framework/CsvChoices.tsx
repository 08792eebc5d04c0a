import { csvSeparators } from 'visa-sdk/rules';
import { Button, type ButtonProps, Menu, Spinner, VisuallyHidden } from 'visa-ui';
import { words } from '../strings';
import type { CsvTaking } from './useCsv';

export interface CsvMenuProps extends Pick<ButtonProps, 'size'>, CsvTaking {}

/**
 * For which program a CSV is: no file opens well in all of them, and a page can't know how the person's spreadsheet
 * separates cells. First the one that opens by a double click here. While one is under way, the same button stops it.
 * [DSH-08]
 */
export function CsvChoices({ onChoice, onStop, isPending, size }: CsvMenuProps) {
	return (
		<>
			<Menu
				label={words.csv.download}
				items={csvSeparators.toReversed().map((id) => ({ id, label: words.csv.separators[id] }))}
				onAction={onChoice}
				align="end"
				// It was loaded because somebody asked for it, or stops what they have asked for.
				defaultOpen={!isPending}
				isDisabled={isPending}
				trigger={({ ref, onPress, isDisabled: _, ...opening }) => (
					<Button
						tone="secondary"
						size={size}
						ref={ref}
						// One element throughout: whoever has pressed it keeps the focus, and finds there how to stop.
						{...(isPending ? { icon: <Spinner />, onPress: onStop } : { ...opening, onPress })}
					>
						{isPending ? words.csv.stop : words.csv.download}
					</Button>
				)}
			/>
			<VisuallyHidden>
				<span role="status">{isPending && words.csv.preparing}</span>
			</VisuallyHidden>
		</>
	);
}
