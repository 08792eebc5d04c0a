import type { VisaRequestDetail } from 'visa-sdk/contract';
import { Button, Text } from 'visa-ui';
import { client } from '../../api';
import { openLink } from '../../shell/openLink';
import { requestStrings } from '../../strings/pages/request';
import { list } from '../account.css';
import { RequestPart } from './RequestPart';

const words = requestStrings;

/** Who of a group has no visa yet, by number; nobody where one is everybody's. [UPL-11] */
function withoutVisa({ visas, peopleCount }: VisaRequestDetail): number[] {
	if (visas.some(({ traveller }) => traveller === null)) return [];
	const all = Array.from({ length: peopleCount }, (_, index) => index + 1);
	return all.filter((one) => !visas.some(({ traveller }) => traveller === one));
}

/** The issued visa for download; it stays available to the traveller after a refund, too. [ACC-05] */
export function Visa({ request }: { request: VisaRequestDetail }) {
	const { id, status, attemptStatus, visas, peopleCount } = request;
	if (status !== 'APPROVED') return null;
	const missing = visas.length > 0 ? withoutVisa(request) : [];
	const isRefunded = attemptStatus === 'REFUNDED' || attemptStatus === 'REFUND_PENDING';
	return (
		<RequestPart id="visa" isNow title={visas.length === 0 ? words.next.download.title : words.visa}>
			<Text>{visas.length === 0 ? words.visaComing : isRefunded ? words.visaRefunded : words.visaText}</Text>
			{visas.length > 0 && (
				<ul className={list}>
					{visas.map(({ key, traveller }, index) => (
						<li key={key}>
							<Button tone="primary" onPress={() => void openLink(() => client.visaRequests.visaLink({ id, key }))}>
								{traveller && peopleCount > 1
									? words.downloadOfTraveller(traveller)
									: visas.length === 1
										? words.download
										: words.downloadOf(index + 1)}
							</Button>
						</li>
					))}
				</ul>
			)}
			{missing.length > 0 && <Text tone="soft">{words.visaComingTo(missing.join(', '))}</Text>}
		</RequestPart>
	);
}
