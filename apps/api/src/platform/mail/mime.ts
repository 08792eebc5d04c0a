import { encodeWords, foldLines } from 'nodemailer/lib/mime-funcs';
import { GiveUp } from '../giveUp';
import type { Mail } from './index';

const FROM = 'no-reply@viza.az';
/** Contains what Base64 never does, so that no text can end its part. */
const BOUNDARY = '=_viza_=';
const LINE = 76;
/** Of an encoded word, which has to fit into a line with the name of its header. */
const WORD = 52;

/** In bytes, of a line that isn't encoded. */
const PLAIN_LINE = 998;

const headOf = (type: string, encoding: string) => [
	`--${BOUNDARY}`,
	`Content-Type: ${type}; charset=utf-8`,
	`Content-Transfer-Encoding: ${encoding}`,
	'',
];

/** Base64, because encoding bytes is cheaper than escaping each non-ASCII letter. */
function part(type: string, text: string): string {
	const encoded = Buffer.from(text).toString('base64');
	const lines = headOf(type, 'base64');
	for (let at = 0; at < encoded.length; at += LINE) lines.push(encoded.slice(at, at + LINE));
	return lines.join('\r\n');
}

/** As it is, for whoever reads the file; encoded all the same if its lines could be mistaken or are too long. */
function plainPart(text: string): string {
	// Its last line break is the one before the boundary.
	const lines = text.replace(/\n$/, '').split(/\r\n|\r|\n/);
	const isSafe = lines.every((line) => !line.includes(BOUNDARY) && Buffer.byteLength(line) <= PLAIN_LINE);
	return isSafe ? [...headOf('text/plain', '8bit'), ...lines].join('\r\n') : part('text/plain', text);
}

/**
 * An e-mail as it is sent: two parts and seven headers. The library's own messages, which also carry attachments and
 * streams, take the processor ten times as long. [ACC-06]
 * @param id the same for a repeated delivery of the same e-mail
 * @param isForReading whether its text can be read in the file itself, which not every mail server would take
 * @throws GiveUp for an address of another form than the contract's
 */
export function mimeOf({ to, subject, text, html }: Mail, id: string, date: Date, isForReading = false): Buffer {
	if (!/^[\w.+'-]+@[\w.-]+$/.test(to)) throw new GiveUp('no address');
	const headers = [
		`From: Viza <${FROM}>`,
		`To: ${to}`,
		foldLines(`Subject: ${encodeWords(subject.replaceAll(/\s+/g, ' '), 'B', WORD)}`, LINE),
		`Message-ID: <${id}@viza.az>`,
		`Date: ${date.toUTCString().replace('GMT', '+0000')}`,
		'MIME-Version: 1.0',
		`Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
		...(isForReading ? ['Content-Transfer-Encoding: 8bit'] : []),
	];
	const parts = [isForReading ? plainPart(text) : part('text/plain', text), part('text/html', html)];
	return Buffer.from([...headers, '', ...parts, `--${BOUNDARY}--`, ''].join('\r\n'));
}

/** For the mail server, which is told sender and recipient apart from the e-mail. */
export const envelopeOf = ({ to }: Mail) => ({ from: FROM, to });
