import { Canvas, Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

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

interface StageProps {
	/** The module of the component's stories. */
	of: Stories;
	/** For an overlay that covers the page: the height of its iframe. */
	height?: string;
}

/** The interactive component, changed by its controls, with all of its states below. */
export function Stage({ of, height }: StageProps) {
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
			<Controls of={driven as never} include={controlsOf(context.resolveOf(driven as never, ['story']).story)} />
			{sheet && sheet !== driven && (
				<Canvas of={sheet as never} {...(height && { story: { inline: false, height } })} />
			)}
			{states && <Canvas of={states as never} />}
		</>
	);
}
