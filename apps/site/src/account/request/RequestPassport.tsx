import { useState } from 'react';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { Button, Text } from 'visa-ui';
import { tellFailure } from '../../shell/tellFailure';
import { useFetched } from '../../shell/useFetched';
import { requestStrings } from '../../strings/pages/request';
import { RequestPart } from './RequestPart';
import { picture } from './request.css';

const words = requestStrings;

/** Few look at them again. */
const load = () => import('../../shell/PassportPictures');

/** The traveller's own images, shown on request: others may be looking at the same screen. [ACC-03] */
export function RequestPassport({ request: { documents } }: { request: VisaRequestDetail }) {
	const [isShown, setShown] = useState(false);
	const fetched = useFetched(load, isShown, (error) => {
		tellFailure(error);
		setShown(false);
	});
	return (
		<RequestPart title={words.passport}>
			{documents.length === 0 ? (
				<Text tone="soft">{words.passportNone}</Text>
			) : (
				<>
					{isShown && fetched && (
						<fetched.PassportPictures
							documents={documents}
							nameOf={({ traveller }, { number, total, isNewer }) =>
								words.passportOf(number, total, traveller, isNewer)
							}
							failedTitle={words.passportFailed}
							className={picture}
						/>
					)}
					<div>
						<Button tone="secondary" size="small" onPress={() => setShown(!isShown)}>
							{isShown ? words.passportHide : words.passportShow}
						</Button>
					</div>
				</>
			)}
		</RequestPart>
	);
}
