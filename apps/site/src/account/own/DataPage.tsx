import { useState } from 'react';
import { businessToday } from 'visa-sdk/rules';
import { Button, Card, LinkButton, Text, toast } from 'visa-ui';
import { client } from '../../api';
import { download } from '../../shell/download';
import { isStaff } from '../../shell/guards';
import { tellFailure } from '../../shell/tellFailure';
import { useMe } from '../../shell/useMe';
import { strings } from '../../strings';
import { accountStrings } from '../../strings/pages/account';
import { AccountFrame } from './AccountFrame';

const words = accountStrings.data;

/** What the service knows about the user: a copy to download, and deletion. [ACC-02] */
export function DataPage() {
	const { me } = useMe();
	const [isPending, setPending] = useState(false);
	if (!me) return null;
	const take = async () => {
		setPending(true);
		try {
			const data = await client.users.exportMe();
			const name = `viza-${businessToday().toString()}.json`;
			download(JSON.stringify(data, null, '\t'), { name, type: 'application/json' });
			toast({ tone: 'success', message: words.export.done, kind: 'own data' });
		} catch (error) {
			tellFailure(error, { title: words.export.failed, kind: 'own data' });
		} finally {
			setPending(false);
		}
	};
	return (
		<AccountFrame heading={strings.titles.ownData}>
			<Card title={words.export.heading} description={words.export.lead}>
				<div>
					<Button tone="secondary" isPending={isPending} onPress={() => void take()}>
						{words.export.take}
					</Button>
				</div>
			</Card>
			<Card title={words.remove.heading} description={isStaff(me) ? undefined : words.remove.lead}>
				{isStaff(me) ? (
					<Text>{words.remove.staff}</Text>
				) : (
					<div>
						<LinkButton tone="secondary" href="/profile/delete">
							{words.remove.open}
						</LinkButton>
					</div>
				)}
			</Card>
		</AccountFrame>
	);
}
