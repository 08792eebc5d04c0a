import { Canvas, Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useMemo } from 'react';
import { isBehaviour } from './isBehaviour';
import { choicesIn, SampleLanguageContext, sampleIn } from './sampleIn';

type Stories = Record<string, unknown>;
interface Shown {
	render?: unknown;
	tags?: string[];
	parameters?: { stage?: boolean };
}

/** A story that its controls change: the first one that isn't a sheet of pictures and renders its args. */
const isDriven = ({ render, tags = [] }: Shown) =>
	!tags.includes('sheet') && !tags.includes('states') && (typeof render !== 'function' || render.length > 0);

/** The controls; the page's table of props has the rest. */
const controlsOf = ({ argTypes }: { argTypes: Record<string, { control?: unknown }> }) =>
	Object.keys(argTypes).filter((name) => argTypes[name]?.control && !['id', 'ref', 'className'].includes(name));

interface DrivenControlsProps {
	of: unknown;
}

/** The controls of a story, with its args in the language in which it is shown. */
function DrivenControls({ of }: DrivenControlsProps) {
	const context = useContext(DocsContext);
	const asked = useContext(SampleLanguageContext);
	const { story } = context.resolveOf(of as never, ['story']);
	const language = isBehaviour(story.name) ? 'az' : asked;
	const translated = useMemo(() => {
		const argTypes = choicesIn(story.argTypes, language);
		const one = { ...story, argTypes };
		return Object.assign(Object.create(context) as typeof context, {
			resolveOf: () => ({ type: 'story' as const, story: one }),
			getStoryContext: () => {
				const now = context.getStoryContext(story);
				return { ...now, args: sampleIn(now.args, language) };
			},
		});
	}, [context, story, language]);
	return (
		<DocsContext.Provider value={translated}>
			<Controls key={language} of={of as never} include={controlsOf(story)} />
		</DocsContext.Provider>
	);
}

const wordsFor: Record<string, string> = { Sheet: 'All variants', States: 'All states, light and dark' };

const StoryLink = ({ id, name }: { id: string; name: string }) => (
	<li>
		<a href={`./?path=/story/${id}`} target="_top">
			{wordsFor[name] ?? name}
		</a>
	</li>
);

interface StageProps {
	/** The module of the component's stories. */
	of: Stories;
	/** For an overlay that covers the page: the height of its iframe. */
	height?: string;
	/** For a component with many variants: they are shown at their own URLs, and not on the page. */
	isBrief?: boolean;
}

/** The interactive component, changed by its controls, with all of its states below. */
export function Stage({ of, height, isBrief = false }: StageProps) {
	const { csfFile } = useOf('meta', ['meta']);
	const context = useContext(DocsContext);
	// In the order of the file, which differs from a module's own keys.
	const exported = context.componentStories().map(({ moduleExport }) => moduleExport as Shown);
	const own = exported.filter((story) => Object.values(of).includes(story));
	const driven = own.find(isDriven) ?? own[0];
	const sheet = own.find(({ tags = [] }) => tags.includes('sheet'));
	const states = own.find(({ tags = [] }) => tags.includes('states'));
	if (!driven) throw new Error(`${csfFile.meta.title} has no story to be tried`);
	return (
		<>
			<Canvas of={driven as never} />
			<DrivenControls of={driven} />
			{isBrief && (
				<ul>
					{[sheet, states]
						.filter((story) => story !== undefined)
						.map((story) => (
							<StoryLink key={story.tags?.[0]} {...context.resolveOf(story as never, ['story']).story} />
						))}
				</ul>
			)}
			{!isBrief && sheet && sheet !== driven && (
				<Canvas of={sheet as never} {...(height && { story: { inline: false, height } })} />
			)}
			{!isBrief && states && <Canvas of={states as never} />}
		</>
	);
}
