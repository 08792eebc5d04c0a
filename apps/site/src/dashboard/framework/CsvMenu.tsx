import { useState } from 'react';
import { Button } from 'visa-ui';
import { tellFailure } from '../../shell/tellFailure';
import { useFetched } from '../../shell/useFetched';
import { words } from '../strings';
import type { CsvMenuProps } from './CsvChoices';

/** Few lists are taken along, and the menu weighs more than the button. */
const loadChoices = () => import('./CsvChoices');

/** A button that asks for which program a CSV is; what it asks with is loaded after the page, or when it is pressed. [DSH-08] */
export function CsvMenu(props: CsvMenuProps) {
	const [isWanted, setWanted] = useState(props.isPending);
	const part = useFetched(loadChoices, isWanted, (error) => {
		setWanted(false);
		tellFailure(error, { title: words.csv.failed });
	});
	if (isWanted && part) return <part.CsvChoices {...props} />;
	return (
		<Button
			tone="secondary"
			size={props.size}
			aria-haspopup="menu"
			isPending={isWanted}
			onPress={() => setWanted(true)}
		>
			{words.csv.download}
		</Button>
	);
}
