import { useState } from 'react';
import { messages, VISA_MAXIMUM_BYTES } from 'visa-sdk/rules';
import { Button, type DroppedFile, FileDrop, Inline, Select, Stack } from 'visa-ui';
import { sentenceOf } from '../../../shell/sentenceOf';
import { tellFailure } from '../../../shell/tellFailure';
import { travellersOf, withoutVisa } from '../../../withoutVisa';
import { lastIsQuiet } from '../../dashboard.css';
import { run } from '../../framework/calls';
import { tellDone } from '../../framework/undo';
import { moves } from '../moves';
import * as partCss from '../parts.css';
import { words } from '../strings';
import { useIsHere } from '../useIsHere';
import * as css from './case.css';
import { type StepFormProps, takeFocus } from './StepFrame';

const { visa: own } = words;

/** Attaches a visa issued by the embassy; of a group, to whom it is issued. [DSH-13] [UPL-11] */
export function VisaForm({ request, work, onClose }: StepFormProps) {
	const [file, setFile] = useState<DroppedFile | null>(null);
	const [fault, setFault] = useState<string | undefined>();
	const { id, reference, version, status, peopleCount } = request;
	/** As a rule they come in the travellers' order; of somebody who travels alone there is nobody to tell apart. */
	const [whose, setWhose] = useState(() => String((peopleCount > 1 && withoutVisa(request)[0]) || ''));
	const isHere = useIsHere();
	const known = new Set(request.visas.map(({ key }) => key));
	const attach = async (chosen: File) => {
		const { name, size } = chosen;
		setFault(undefined);
		setFile({ name, size, status: 'uploading', progress: 0 });
		const onProgress = (part: number) => setFile({ name, size, status: 'uploading', progress: part * 100 });
		try {
			const after = await run(moves.attachVisa(), {
				id,
				file: chosen,
				version,
				traveller: Number(whose) || undefined,
				onProgress,
			});
			const added = after.visas.find(({ key }) => !known.has(key));
			tellDone(
				own.attached(reference),
				added && (() => run(moves.removeVisa(), { id, key: added.key, version: after.version })),
			);
			onClose();
		} catch (error) {
			// Whoever has left the form wouldn't see its error.
			if (!isHere()) return tellFailure(error, { title: own.failed(reference) });
			setFile(null);
			if (!work.take(error, false)) setFault(sentenceOf(error));
		}
	};
	return (
		<div ref={takeFocus} className={css.moveForm}>
			<Stack gap="m">
				<p className={partCss.plain}>
					<strong>{words.moves.names.visa}.</strong> {own.does(status === 'APPROVED')}
				</p>
				{peopleCount > 1 && (
					// A file is sent as soon as it is chosen: whose it is has to be said before.
					<Select
						label={own.whose}
						items={travellersOf(request).map((one) => ({ id: String(one), label: own.whoseOf(one) }))}
						placeholder={own.whoseAll}
						value={whose || null}
						onChange={(id) => setWhose(id ?? '')}
						isDisabled={file !== null}
					/>
				)}
				<FileDrop
					label={own.file}
					note={own.note}
					accept={{ 'application/pdf': ['.pdf'] }}
					maximumBytes={VISA_MAXIMUM_BYTES}
					file={file}
					errorMessage={fault}
					// What is being sent can't be taken back: a second one would be attached beside it.
					onFile={(chosen) => (file ? setFault(own.busy) : void attach(chosen))}
					onRefused={([first]) => setFault(first === 'too-large' ? messages.visaLarge : messages.visaFile)}
					onRemove={() => setFile(null)}
				/>
				<Inline gap="s" className={lastIsQuiet}>
					<Button tone="quiet" onPress={onClose}>
						{words.moves.cancel}
					</Button>
				</Inline>
			</Stack>
		</div>
	);
}
