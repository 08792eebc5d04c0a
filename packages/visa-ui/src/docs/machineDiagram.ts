import type { AnyStateNode } from 'xstate';

/** 'xstate.done.actor.0.wizard…' and the like, in words. */
function eventWords(type: string): string {
	if (type === '') return 'at once';
	const [, done] = /^xstate\.(done|error)\./.exec(type) ?? [];
	if (done) return done === 'done' ? 'answered' : 'failed';
	const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
	return delay ? `after ${delay}` : type;
}

function guardName(guard: unknown): string {
	const name = typeof guard === 'string' ? guard : (guard as { type?: string } | undefined)?.type;
	return name ? ` [${name}]` : '';
}

const idOf = (node: AnyStateNode) => node.path.join('_') || node.key;
const children = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

interface Arrow {
	event: string;
	guard: string;
	target: AnyStateNode;
}

/** The transitions from one state. */
function arrowsOf(node: AnyStateNode): Arrow[] {
	const transitions = [...node.transitions.values()].flat().concat(node.always ?? []);
	return transitions.flatMap(({ eventType, guard, target = [] }) =>
		target.map((to) => ({ event: eventWords(eventType), guard: guardName(guard), target: to })),
	);
}

/**
 * One line per transition; transitions of the same event to several states of the same parent are one line to that
 * parent.
 */
function lines(node: AnyStateNode): string[] {
	const alike = Map.groupBy(arrowsOf(node), ({ event, guard, target }) => `${event}${guard} ${target.parent?.id}`);
	return [...alike.values()].flatMap((arrows) => {
		const [first] = arrows;
		const parent = first?.target.parent;
		if (first && parent && arrows.length > 2)
			return [`${idOf(node)} --> ${idOf(parent)}: ${first.event}${first.guard}, to any of ${arrows.length} states`];
		return arrows.map(({ event, guard, target }) => `${idOf(node)} --> ${idOf(target)}: ${event}${guard}`);
	});
}

function block(node: AnyStateNode, depth: number): string[] {
	const pad = '  '.repeat(depth);
	const initial = node.initial?.target?.[0];
	return [
		...(initial ? [`${pad}[*] --> ${idOf(initial)}`] : []),
		...children(node).flatMap((child) => [
			`${pad}state "${child.key}" as ${idOf(child)}`,
			...(children(child).length > 0 ? [`${pad}state ${idOf(child)} {`, ...block(child, depth + 1), `${pad}}`] : []),
		]),
	];
}

const everyState = (node: AnyStateNode): AnyStateNode[] => [node, ...children(node).flatMap(everyState)];

/**
 * A region of a machine as a Mermaid state diagram, generated from the machine itself: it can't be outdated.
 * @param isAcross drawn from left to right: narrower where many arrows lead from one state
 */
export function machineDiagram(region: AnyStateNode, isAcross = false): string {
	const ways = new Set(everyState(region).flatMap(lines));
	return [
		'stateDiagram-v2',
		...(isAcross ? ['  direction LR'] : []),
		...block(region, 1),
		...[...ways].map((way) => `  ${way}`),
	].join('\n');
}

/** The events that a region handles without a transition: 'CHOOSE_COUNTRY' changes the selections, and the step stays. */
export function heardInPlace(region: AnyStateNode): string[] {
	const all = everyState(region).flatMap((node) => [...node.transitions.values()].flat());
	const staying = all.filter(({ target, eventType }) => !target && /^[A-Z_]+$/.test(eventType));
	return [...new Set(staying.map(({ eventType }) => eventType))].sort();
}
