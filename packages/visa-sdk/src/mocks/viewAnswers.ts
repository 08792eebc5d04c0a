import { VIEWS_MAXIMUM, type View } from '../contract';
import { foldText, sentences } from '../rules';
import { sorted } from './crud';
import type { Answers } from './types';
import { conflict, fieldRefusal, newMockId, notFound, type World } from './world';

function find(world: World, id: string): View {
	const view = world.views.find((one) => one.id === id);
	if (!view) throw notFound();
	return view;
}

function refuseDouble(world: World, view: View): void {
	const isSame = (one: View) =>
		one.id !== view.id && one.section === view.section && foldText(one.name) === foldText(view.name);
	if (world.views.some(isSame)) throw fieldRefusal(409, 'CONFLICT', 'name', sentences.viewTaken);
}

/** How the mocks answer the calls on saved views. */
export const viewAnswers: Answers['views'] = {
	list: ({ world, query }) =>
		sorted(
			world.views.filter(({ section }) => section === query.section),
			'name',
		),
	create: ({ world, body }) => {
		const view = { ...body, id: newMockId(world) };
		refuseDouble(world, view);
		if (world.views.filter(({ section }) => section === body.section).length >= VIEWS_MAXIMUM) {
			throw conflict(sentences.viewsFull);
		}
		world.views.push(view);
		return view;
	},
	update: ({ world, params, body }) => {
		const old = find(world, params.id);
		const view = { ...old, ...body };
		refuseDouble(world, view);
		world.views[world.views.indexOf(old)] = view;
		return view;
	},
	remove: ({ world, params }) => {
		world.views.splice(world.views.indexOf(find(world, params.id)), 1);
		return undefined;
	},
};
