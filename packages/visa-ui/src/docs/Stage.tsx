import { Canvas, Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

type Stories = Record<string, unknown>;
interface Shown {
	render?: unknown;
	tags?: string[];
	parameters?: { stage?: boolean };
}

/** A story that its controls change: the first that is no sheet of pictures and draws what it is given. */
const isDriven = ({ render, tags = [] }: Shown) =>
	!tags.includes('sheet') && !tags.includes('states') && (typeof render !== 'function' || render.length > 0);

/** What can be tried by hand; the page's table of props tells the rest. */
const controlsOf = ({ argTypes }: { argTypes: Record<string, { control?: unknown }> }) =>
	Object.keys(argTypes).filter((name) => argTypes[name]?.control && !['id', 'ref', 'className'].includes(name));

interface StageProps {
	/** The module of the component's stories. */
	of: Stories;
	/** For a sheet that covers the page: the height of a frame of its own. */
	height?: string;
}

/** The component to be tried: its controls change it. Below it, all of its states. */
export function Stage({ of, height }: StageProps) {
	const { csfFile } = useOf('meta', ['meta']);
	const context = useContext(DocsContext);
	// In the order of the file, which a module's own keys are not in.
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
