import facts from 'virtual:facts';
import { Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import { Accordion } from '../components/Accordion';
import { changesByPart, type PartNews } from './changesByPart';
import * as css from './landing.css';
import { addressOf } from './pageAddress';

const parts = changesByPart(facts.changes, Object.keys(facts.components));
const breaking = parts.flatMap(({ part, news }) => {
	const own = news.filter(({ isBreaking }) => isBreaking);
	return own.length > 0 ? [{ part, news: own }] : [];
});
const countOf = (all: readonly PartNews[]) => all.reduce((sum, { news }) => sum + news.length, 0);

/** What requires a change in the reader's code, component by component. */
export function Breaking() {
	if (breaking.length === 0) return <p>Nothing: everything that worked still does.</p>;
	return (
		<Unstyled>
			<dl className={css.breaking} data-testid="breaking">
				{breaking.map(({ part, news }) => (
					<div key={part} className={css.breakingPart}>
						<dt>{part}</dt>
						<dd className={css.news}>
							{news.map(({ words }) => (
								<Markdown key={words}>{words}</Markdown>
							))}
						</dd>
					</div>
				))}
			</dl>
		</Unstyled>
	);
}

/** Everything in the next version, by component; breaking changes first and marked. */
export function WhatsNew() {
	const items = parts.map(({ part, news }) => ({
		id: part,
		title: `${part} · ${news.length} ${news.length === 1 ? 'change' : 'changes'}`,
		content: (
			<ul className={css.news}>
				{news.map(({ words, isBreaking }) => (
					<li key={words}>
						{isBreaking && <strong className={css.breaks}>Breaking</strong>}
						<Markdown>{words}</Markdown>
					</li>
				))}
			</ul>
		),
	}));
	return (
		<>
			<Unstyled>
				<div className={css.changes} data-testid="changes">
					<Accordion items={items} />
				</div>
			</Unstyled>
			{facts.changelog && <Markdown>{facts.changelog}</Markdown>}
		</>
	);
}

/** In one line, with a link to all of it. */
export function NewsInShort() {
	const count = countOf(breaking);
	return (
		<Unstyled>
			<p className={css.inShort}>
				The next version tells {countOf(parts)} things about {parts.length} parts.{' '}
				{count > 0 && `${count} of them need a change in your code: `}
				<a href={addressOf('Foundations/What’s new')} target="_top">
					read what is new
				</a>
			</p>
		</Unstyled>
	);
}
