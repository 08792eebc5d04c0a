import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { CSSProperties } from 'react';
import type { Letter } from './letter';
import { css, dark } from './letterStyle';

/**
 * How every letter looks: one sheet of paper, light or dark as the reader's mail program is. [ACC-06]
 * @param preview what a list of letters shows beside the subject, see `previewOf`
 */
export function LetterView({ letter, preview }: { letter: Letter; preview: string }) {
	const { language, subject, title, paragraphs, quote, code, facts = [], sums, button, link, note } = letter;
	return (
		<Html lang={language}>
			<Head>
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<title>{subject}</title>
				<style>{dark}</style>
			</Head>
			<Preview>{preview}</Preview>
			<Body className="page" style={css.page}>
				<Container className="page" style={css.frame}>
					<Section className="sheet" style={css.sheet}>
						<Text className="soft" style={css.brand}>
							VIZA
						</Text>
						<Heading as="h1" className="ink" style={css.title}>
							{title}
						</Heading>
						{paragraphs.map((text) => (
							<Text key={text} className="ink" style={css.text}>
								{text}
							</Text>
						))}
						{quote && (
							<Text className="quote ink" style={css.quote}>
								{quote}
							</Text>
						)}
						{code && (
							<Text className="code ink" style={css.code}>
								{code}
							</Text>
						)}
						{facts.length > 0 && (
							<Pairs rows={facts.map(({ term, value }) => ({ text: term, amount: value }))} isSoft />
						)}
						{sums && <Pairs rows={sums.rows} total={sums.total} />}
						{button && (
							<Button href={button.url} className="button" style={css.button}>
								{button.label}
							</Button>
						)}
						{link && (
							<Text className="ink" style={css.text}>
								<a href={link.url} className="link" style={css.link}>
									{link.label}
								</a>
							</Text>
						)}
						{note && (
							<>
								<Hr className="line" style={css.line} />
								<Text className="soft" style={css.note}>
									{note}
								</Text>
							</>
						)}
					</Section>
				</Container>
			</Body>
		</Html>
	);
}

interface Pair {
	text: string;
	amount: string;
}

/** Two columns: facts, or what each thing costs with the total below a line. */
function Pairs({ rows, total, isSoft = false }: { rows: readonly Pair[]; total?: Pair; isSoft?: boolean }) {
	const left: CSSProperties = isSoft ? { ...css.cell, ...css.term } : css.cell;
	return (
		<table className="pairs" style={css.pairs} cellPadding={0} cellSpacing={0}>
			<tbody>
				{rows.map(({ text, amount }) => (
					<tr key={text}>
						<th scope="row" className={isSoft ? 'soft' : 'ink'} style={left}>
							{text}
						</th>
						<td className="ink" style={{ ...css.cell, ...css.amount }}>
							{amount}
						</td>
					</tr>
				))}
				{total && (
					<tr>
						<th scope="row" className="ink line" style={{ ...css.cell, ...css.total }}>
							{total.text}
						</th>
						<td className="ink line" style={{ ...css.cell, ...css.amount, ...css.total }}>
							{total.amount}
						</td>
					</tr>
				)}
			</tbody>
		</table>
	);
}
