import type { ReactNode } from 'react';
import type { Language } from 'visa-sdk/rules';
import * as css from '../dashboard.css';
import { words } from '../strings';

/** What is typed, without the blanks around it; empty if it isn't text. */
export const typedText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

interface PreviewNameProps {
	/** As it is in the form. */
	name: unknown;
	/** The language of the name. */
	lang?: Language;
	/** What stands below the name. */
	children?: ReactNode;
}

/** A record's name in a preview, or that it has none yet. */
export function PreviewName({ name, lang, children }: PreviewNameProps) {
	const text = typedText(name);
	return (
		<div>
			<div className={css.label}>{text ? <span lang={lang}>{text}</span> : words.preview.unnamed}</div>
			{children}
		</div>
	);
}
