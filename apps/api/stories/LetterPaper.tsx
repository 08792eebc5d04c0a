import { useEffect, useState } from 'react';
import type { Mail } from '../src/platform/mail';
import type { Letter } from '../src/platform/mail/letter';
import { writeLetter } from '../src/platform/mail/writeLetter';

export interface LetterPaperProps {
	letter: Letter;
}

const themes = { light: 'not all', dark: 'all' } as const;

/** An e-mail as its reader gets it: light, dark, and as plain text. */
export function LetterPaper({ letter }: LetterPaperProps) {
	const [mail, setMail] = useState<Mail | null>(null);
	useEffect(() => {
		let isLeft = false;
		void writeLetter(letter).then((written) => isLeft || setMail(written));
		return () => {
			isLeft = true;
		};
	}, [letter]);
	if (!mail) return null;
	return (
		<div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' }}>
			{(['light', 'dark'] as const).map((theme) => (
				<iframe
					key={theme}
					title={`${mail.subject} (${theme})`}
					// The e-mail client's environment is decided here.
					srcDoc={mail.html.replace('(prefers-color-scheme: dark)', themes[theme])}
					style={{ width: '100%', height: 760, border: '1px solid #8a949e' }}
				/>
			))}
			<pre
				style={{
					margin: 0,
					padding: 16,
					border: '1px solid #8a949e',
					whiteSpace: 'pre-wrap',
					overflowWrap: 'anywhere',
				}}
			>
				{mail.text}
			</pre>
		</div>
	);
}
