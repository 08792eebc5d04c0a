import type { Mail } from './index';
import { type Letter, textOf } from './letter';

/**
 * Makes an e-mail of a letter, as HTML and as text. What draws it is loaded with the first letter, so that no start waits
 * for it. [ACC-06]
 */
export async function writeLetter(letter: Letter): Promise<Mail> {
	const [{ render }, { LetterView }] = await Promise.all([import('@react-email/render'), import('./LetterView')]);
	const { to, subject } = letter;
	return { to, subject, html: await render(<LetterView letter={letter} />), text: textOf(letter) };
}
