import { Button, Inline, Text } from 'visa-ui';
import { baseWords } from '../../strings/az/base';
import { words } from './strings';

/** In the place of the staff to choose from, which couldn't be loaded. */
export function StaffFailed({ onRetry }: { onRetry: () => void }) {
	return (
		<Inline gap="s" align="center">
			<Text>
				<span role="alert">{words.owner.staffFailed}</span>
			</Text>
			<Button tone="secondary" size="small" onPress={onRetry}>
				{baseWords.retry}
			</Button>
		</Inline>
	);
}
