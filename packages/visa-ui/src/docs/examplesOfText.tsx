import { DateText } from '../components/DateText';
import { Flag } from '../components/Flag';
import { Heading } from '../components/Heading';
import { Inline } from '../components/Inline';
import { Money } from '../components/Money';
import { Stack } from '../components/Stack';
import { Text } from '../components/Text';
import type { ExamplePair } from './examplePair';
import { italy } from './flags';

/** For what is read. */
export const examplesOfText: Record<string, ExamplePair[]> = {
	DateText: [
		{
			good: <DateText value="2026-12-08" />,
			bad: <Text as="span">2026-12-08</Text>,
			because: 'Write dates in words, never in a machine format.',
		},
	],
	Flag: [
		{
			good: (
				<Inline gap="s">
					<Flag src={italy} />
					<Text as="span">İtaliya</Text>
				</Inline>
			),
			bad: <Flag src={italy} name="İtaliya" />,
			because: 'Not everyone knows every flag: write the name beside it.',
		},
	],
	Heading: [
		{
			good: (
				<Stack gap="xs">
					<Heading level={2}>Səyahət tarixləri</Heading>
					<Text>Hər iki günü seçin.</Text>
				</Stack>
			),
			bad: (
				<Stack gap="xs">
					<Heading level={4} size="display">
						Tarixlər.
					</Heading>
					<Text>Hər iki günü seçin.</Text>
				</Stack>
			),
			because: 'The level is the place in the outline; no full stop at the end.',
		},
	],
	Money: [
		{
			good: <Money amount={1250} />,
			bad: <Text as="span">₼1,250.00</Text>,
			because: 'The code after the amount, the language’s own sign between thousands, no zero qəpik.',
		},
	],
	Text: [
		{
			good: <Text tone="soft">Son yoxlamadan sonra ödəyirsiniz.</Text>,
			bad: <Text size="caption">SON YOXLAMADAN SONRA ÖDƏYİRSİNİZ</Text>,
			because: 'Sentence case, no capitals; small text only for notes.',
		},
	],
};
