import { useWizardStrings } from '../../strings/wizard';
import * as styles from './upload.css';

/** A drawing of a good image, with its criteria. [UPL-10] */
export function PictureSample() {
	const { upload: words } = useWizardStrings();
	return (
		<figure className={styles.sample}>
			<svg className={styles.drawing} viewBox="0 0 160 112" fill="none" stroke="currentColor" aria-hidden="true">
				<path d="M14 14h132v84H14z" strokeWidth="1.500" />
				<path d="M24 26h32v40H24zM40 40a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM29 62c1-10 5-15 11-15s10 5 11 15" />
				<path d="M66 30h34M66 40h52M66 50h42M66 60h58" />
				<path d="M24 80h112M24 88h112" strokeDasharray="3 2" strokeWidth="2.500" />
				<path d="M6 16V6h10M144 6h10v10M154 96v10h-10M16 106H6V96" strokeWidth="2.500" />
			</svg>
			<figcaption className={styles.sampleWords}>
				<strong>{words.sample}</strong>
				<ul className={styles.tips}>
					{words.tips.map((tip) => (
						<li key={tip}>{tip}</li>
					))}
				</ul>
			</figcaption>
		</figure>
	);
}
