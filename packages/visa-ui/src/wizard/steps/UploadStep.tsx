import { use, useEffect, useRef, useState } from 'react';
import { PEOPLE_MAXIMUM } from 'visa-sdk/rules';
import { Button } from '../../components/Button';
import { PlusIcon } from '../../components/Icon';
import { Inline } from '../../components/Inline';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useWizardStrings } from '../../strings/wizard';
import { arrived, missingPictures, travelling } from '../machine';
import { ImageRetentionContext, useWizard, useWizardActor } from '../useWizard';
import { PictureField } from './PictureField';
import { TravellerSection } from './TravellerSection';
import * as styles from './upload.css';

/** Uploading the passport images: one per traveller. [UPL-01…11] */
export function UploadStep() {
	const words = useWizardStrings();
	const actor = useWizardActor();
	const retentionDays = use(ImageRetentionContext);
	const form = useWizard((context) => context);
	const places = travelling(form);
	const [first] = places;
	const isGroup = places.length > 1;
	const [open, setOpen] = useState<number | null>(() => places[(missingPictures(form)[0] ?? 1) - 1]?.id ?? null);
	const [added, setAdded] = useState<{ id: number } | null>(null);
	const addButton = useRef<HTMLButtonElement>(null);
	const list = useRef<HTMLOListElement>(null);
	// Adding a traveller continues there.
	useEffect(() => {
		if (added) list.current?.querySelector<HTMLElement>(`[data-traveller="${added.id}"] button`)?.focus();
	}, [added]);

	const add = () => {
		actor.send({ type: 'ADD_TRAVELLER' });
		const last = travelling(actor.getSnapshot().context).at(-1);
		if (!last) return;
		setOpen(last.id);
		setAdded({ id: last.id });
	};
	const remove = (id: number) => {
		actor.send({ type: 'REMOVE_TRAVELLER', picture: id });
		addButton.current?.focus();
	};
	return (
		<Stack gap="m">
			{isGroup ? (
				<>
					<div role="status">{words.group.have(arrived(form).length, places.length)}</div>
					<ol ref={list} className={styles.travellers}>
						{places.map((picture, index) => (
							<TravellerSection
								key={picture.id}
								picture={picture}
								whose={words.group.traveller(index + 1)}
								isOpen={picture.id === open}
								onEvent={actor.send}
								onToggle={() => setOpen(picture.id === open ? null : picture.id)}
								onRemove={() => remove(picture.id)}
							/>
						))}
					</ol>
				</>
			) : (
				first && <PictureField key={first.id} picture={first} onEvent={actor.send} />
			)}
			<Inline gap="s">
				<Button
					ref={addButton}
					className={styles.add}
					tone="secondary"
					icon={<PlusIcon size="small" />}
					isBlocked={places.length === PEOPLE_MAXIMUM}
					onPress={add}
				>
					{words.group.add}
				</Button>
				<Text size="caption" tone="soft">
					{places.length === PEOPLE_MAXIMUM ? words.rules.peopleMaximum : words.group.together}
				</Text>
			</Inline>
			<Text size="caption" tone="soft">
				{words.upload.privacy(retentionDays)}
			</Text>
		</Stack>
	);
}
