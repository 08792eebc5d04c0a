import facts from 'virtual:facts';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { CopyButton } from './CopyButton';
import * as css from './docs.css';
import { pageAddress } from './pageAddress';
import { usePageOf } from './usePageOf';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** The facts about the page's component, below its heading. */
export function KnownFacts() {
	const page = usePageOf();
	if (!page) return null;
	const { name, facts: known } = page;
	const line = `import { ${name === 'Toast' ? 'ToastRegion' : name} } from 'visa-ui';`;
	return (
		<Unstyled>
			<dl className={css.facts} data-testid="facts">
				<Fact term="Status">
					<span className={css.status} data-status={known.status}>
						{known.status}
					</span>{' '}
					in {facts.version}
				</Fact>
				{name !== 'Icon' && (
					<Fact term="Import">
						<code>{line}</code> <CopyButton text={line} label="the import" />
					</Fact>
				)}
				{known.budget > 0 && <Fact term="Size">at most {kilobytes(known.budget)}, minified and gzipped</Fact>}
				<Fact term="Source">
					{facts.sourceUrl ? (
						<a href={facts.sourceUrl + known.path} target="_top">
							{known.path}
						</a>
					) : (
						<>
							<code>{known.path}</code> <CopyButton text={known.path} label="the path" />
						</>
					)}
				</Fact>
				{known.related.length > 0 && (
					<Fact term="Related">
						{known.related.map((other, index) => (
							<span key={other}>
								{index > 0 && ', '}
								<a href={pageAddress(other)} target="_top">
									{other}
								</a>
							</span>
						))}
					</Fact>
				)}
			</dl>
		</Unstyled>
	);
}

function Fact({ term, children }: PropsWithChildren<{ term: string }>) {
	return (
		<div className={css.fact}>
			<dt>{term}</dt>
			<dd>{children}</dd>
		</div>
	);
}
