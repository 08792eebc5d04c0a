import type { IssuedVisa, VisaRequestDetail } from 'visa-sdk/contract';
import { Button, Text } from 'visa-ui';
import { client } from '../../api';
import { openLink } from '../../shell/openLink';
import { requestStrings } from '../../strings/pages/request';
import { withoutVisa } from '../../withoutVisa';
import { list } from '../account.css';
import { RequestPart } from './RequestPart';

const words = requestStrings;

/** A visa's button: in a group, whose it is, and which of theirs. */
function labelOf(visa: IssuedVisa, { visas, peopleCount }: VisaRequestDetail): string {
	const own = visas.filter(({ traveller }) => traveller === visa.traveller);
	const number = own.length > 1 ? own.indexOf(visa) + 1 : null;
	if (visa.traveller && peopleCount > 1) return words.downloadOfTraveller(visa.traveller, number);
	return visas.length === 1 ? words.download : words.downloadOf(own.indexOf(visa) + 1);
}

/** The issued visa for download; it stays available to the traveller after a refund, too. [ACC-05] */
export function Visa({ request }: { request: VisaRequestDetail }) {
	const { id, status, attemptStatus, visas } = request;
	if (status !== 'APPROVED') return null;
	const missing = visas.length > 0 ? withoutVisa(request) : [];
	const isRefunded = attemptStatus === 'REFUNDED' || attemptStatus === 'REFUND_PENDING';
	return (
		<RequestPart id="visa" isNow title={visas.length === 0 ? words.next.download.title : words.visa}>
			<Text>{visas.length === 0 ? words.visaComing : isRefunded ? words.visaRefunded : words.visaText}</Text>
			{visas.length > 0 && (
				<ul className={list}>
					{visas.map((visa) => (
						<li key={visa.key}>
							<Button
								tone="primary"
								onPress={() => void openLink(() => client.visaRequests.visaLink({ id, key: visa.key }))}
							>
								{labelOf(visa, request)}
							</Button>
						</li>
					))}
				</ul>
			)}
			{missing.length > 0 && <Text tone="soft">{words.visaComingTo(missing.join(', '))}</Text>}
		</RequestPart>
	);
}
