import type { Mail } from './index';
import { type EarlierLetter, type Letter, textOf } from './letter';
import { drawnOnce } from './letterPages';

const load = () => Promise.all([import('@react-email/render'), import('./LetterView')]);
/** What draws letters; looking for it again with each letter would take longer than drawing. */
let loaded: ReturnType<typeof load> | null = null;

const htmlOf = drawnOnce(async (letter, preview) => {
	loaded ??= load();
	const [{ render }, { LetterView }] = await loaded;
	return render(<LetterView letter={letter} preview={preview} />);
});

/**
 * Makes an e-mail of a letter, as HTML and as text. What draws it is loaded with the first letter, so that no start waits
 * for it. [ACC-06]
 */
export async function writeLetter(letter: Letter | EarlierLetter): Promise<Mail> {
	const { to, subject } = letter;
	const html = await htmlOf({ ...letter, language: letter.language ?? 'az' });
	return { to, subject, html, text: textOf(letter) };
}
