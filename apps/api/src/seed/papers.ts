import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** The photo page of a passport that nobody has: shapes without letters, because a server has no typeface. */
export function specimenPassport(hue: number): Promise<Buffer> {
	const line = (x: number, y: number, width: number) => `<rect x="${x}" y="${y}" width="${width}" height="14" rx="7"/>`;
	const zone = (y: number) =>
		Array.from({ length: 44 }, (_, at) => `<rect x="${60 + at * 27}" y="${y}" width="16" height="26"/>`).join('');
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="900">
		<rect width="1300" height="900" fill="hsl(${hue} 30% 92%)"/>
		<g fill="none" stroke="hsl(${hue} 40% 82%)" stroke-width="3">
			${[150, 230, 310, 390].map((radius) => `<circle cx="860" cy="380" r="${radius}"/>`).join('')}
		</g>
		<rect x="60" y="140" width="360" height="460" fill="hsl(${hue} 20% 80%)"/>
		<g fill="hsl(${hue} 25% 45%)">
			<circle cx="240" cy="320" r="90"/>
			<path d="M90 600a150 150 0 0 1 300 0z"/>
			${[160, 240, 320, 400, 480, 560].map((y, at) => line(480, y, 360 - (at % 3) * 70)).join('')}
		</g>
		<g fill="hsl(${hue} 30% 25%)">${zone(700)}${zone(760)}</g>
	</svg>`;
	return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

/** A visa that no embassy has issued, as one page. */
export async function specimenVisa(): Promise<Buffer> {
	const { default: PdfDocument } = await import('pdfkit');
	const paper = new PdfDocument({ size: 'A6', layout: 'landscape', margin: 24, info: { Title: 'Visa' } });
	paper.roundedRect(12, 12, paper.page.width - 24, paper.page.height - 24, 8).stroke('#00506b');
	paper.fontSize(28).fillColor('#00506b').text('VISA').fontSize(14).text('SPECIMEN');
	paper.end();
	return buffer(paper);
}
