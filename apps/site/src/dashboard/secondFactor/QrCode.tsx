import { encode } from 'uqr';
import { qrCode } from '../dashboard.css';

/** The quiet edge that cameras need, in squares. */
const EDGE = 2;

/** A text as a picture that a phone's camera reads: dark on light in every theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { ecc: 'M', border: EDGE });
	const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
	return (
		<svg className={qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
			<rect width={size} height={size} fill="#fff" />
			<path d={squares.join('')} fill="#000" />
		</svg>
	);
}
