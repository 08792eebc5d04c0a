import { tokensOf } from './tokensOf';

const read = import.meta.glob<string>(['../{components,field,overlay}/**/*.{tsx,css.ts}'], {
	query: '?raw',
	import: 'default',
	eager: true,
});
const sources = Object.fromEntries(Object.entries(read).map(([path, text]) => [path.replace('..', '/src'), text]));

/** The design tokens that a component uses, read from its style sheets. */
export function Tokens({ of }: { of: string }) {
	const tokens = tokensOf(of, sources);
	if (tokens.length === 0) return <p>None of its own: it only arranges other components.</p>;
	return (
		<ul>
			{tokens.map((token) => (
				<li key={token}>
					<code>{token}</code>
				</li>
			))}
		</ul>
	);
}
