import { Box } from '../components/Box';
import { Text } from '../components/Text';

/** A box with an edge, so that a layout's gaps and ends are visible. */
export const SampleCard = ({ children }: { children: string }) => (
	<Box background="surface" border="line" borderRadius="medium" padding="m">
		<Text>{children}</Text>
	</Box>
);

/** Three widths, for a layout to arrange. */
export const sampleCards = ['Ölkəni seçin', 'Tarixləri yazın', 'Ödəyin'].map((words) => (
	<SampleCard key={words}>{words}</SampleCard>
));
