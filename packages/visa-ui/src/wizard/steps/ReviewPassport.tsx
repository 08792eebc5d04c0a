import { FileName } from '../../field/FileName';
import { useBroken } from '../../root/useBroken';
import { useWizardStrings } from '../../strings/wizard';
import { arrived, travelling, type UploadedDocument } from '../machine';
import { useWizard } from '../useWizard';
import * as styles from './review.css';

/** The passport images as they will be sent, so that a wrong one is noticed before paying. [REV-12] [UPL-11] */
export function ReviewPassport() {
	const { review: words, group } = useWizardStrings();
	const form = useWizard((context) => context);
	const places = travelling(form);
	if (places.length > 1) {
		return (
			<ol className={styles.passports}>
				{places.map(({ id, document }, index) => (
					<li key={id} className={styles.travellerPassport}>
						{document?.previewUrl ? (
							<Picture document={document} name={group.picture(index + 1)} />
						) : (
							<span className={styles.noPicture}>{document ? words.documentDone : group.states.none}</span>
						)}
						<span className={styles.passportName}>{group.traveller(index + 1)}</span>
					</li>
				))}
			</ol>
		);
	}
	const [document] = arrived(form);
	if (!document) return words.notChosen;
	const name = document.name ? <FileName>{document.name}</FileName> : words.documentDone;
	if (!document.previewUrl) return name;
	return (
		<span className={styles.passport}>
			<span className={styles.passportName}>{name}</span>
			<Picture document={document} name={words.documentPicture} />
		</span>
	);
}

function Picture({ document, name }: { document: UploadedDocument; name: string }) {
	const { review: words } = useWizardStrings();
	const { isBroken, watched } = useBroken(document.previewUrl);
	if (isBroken) {
		return (
			<span role="img" aria-label={name} className={styles.noPicture}>
				{words.documentDone}
			</span>
		);
	}
	return <img {...watched} className={styles.picture} src={document.previewUrl ?? ''} alt={name} />;
}
