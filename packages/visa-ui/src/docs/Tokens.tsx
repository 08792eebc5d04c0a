import tokens from 'virtual:component-tokens';

/** The design tokens that a component uses, read from its style sheets. */
export function Tokens({ of }: { of: string }) {
	const used = tokens[of] ?? [];
	if (used.length === 0) return <p>Its style sheets name none.</p>;
	return (
		<p>
			{used.map((token, index) => (
				<span key={token}>
					{index > 0 && ' · '}
					<code>{token}</code>
				</span>
			))}
		</p>
	);
}
