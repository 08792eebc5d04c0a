import * as ui from '../../entries';
import { desk } from '../../strings/az/desk';
import { day } from '../hosts';
import { type SpokenParts, still } from '../steps';

export const spokenOfText: SpokenParts = {
	DateText: still(() => <ui.DateText value={day} />),
	Heading: still(() => <ui.Heading level={2}>7</ui.Heading>),
	Kbd: still(() => (
		<>
			{Object.keys(desk.keys.names).map((name) => (
				<ui.Kbd key={name} keys={`7 ${name}`} />
			))}
		</>
	)),
	Money: still(() => <ui.Money amount={1250} isStruck />),
	Text: still(() => <ui.Text>7</ui.Text>),
	VisuallyHidden: still(() => <ui.VisuallyHidden>7</ui.VisuallyHidden>),
};
