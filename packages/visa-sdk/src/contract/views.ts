import { z } from 'zod';
import { messages } from '../rules';
import { endpoint, nothing } from './endpoint';
import { viewedLists } from './sectionNames';
import { filledLine, Id } from './shared';

/** So many views may one person keep of a list. */
export const VIEWS_MAXIMUM = 20;

/** The lists of which views can be saved. */
export const ViewedList = z.enum(viewedLists, { error: messages.invalid }).meta({ id: 'ViewedList' });
export type ViewedList = z.output<typeof ViewedList>;

/** A list as somebody of the staff likes to see it. [DSH-07] */
export const View = z
	.object({
		id: Id,
		section: ViewedList,
		name: z.string(),
		/** The list's state as it stands in its address after the question mark. */
		search: z.string(),
	})
	.meta({ id: 'View' });
export type View = z.output<typeof View>;

const viewFields = {
	name: filledLine(60, messages.viewName),
	search: z.string({ error: messages.invalid }).max(2000, messages.tooLong),
};
/** A view to be saved under a name. */
export const NewView = z.object({ section: ViewedList, ...viewFields }).meta({ id: 'NewView' });
export type NewView = z.output<typeof NewView>;
/** A saved view again: its name and what it shows. */
export const ViewChanges = z.object(viewFields).meta({ id: 'ViewChanges' });
export type ViewChanges = z.output<typeof ViewChanges>;

/** Everybody of the staff has the own ones; another's is not there. */
export const views = {
	/** The own saved views of a list, by name. */
	list: endpoint({
		method: 'GET',
		path: '/views',
		access: 'staff',
		summary: 'The own saved views of a list, by name',
		query: z.object({ section: ViewedList }),
		response: z.array(View),
	}),
	/** Save a view; at most 20 of a list, each with a name of its own. */
	create: endpoint({
		method: 'POST',
		path: '/views',
		access: 'staff',
		summary: 'Save a view; at most 20 of a list, each with a name of its own',
		body: NewView,
		response: View,
		status: 201,
		refusals: ['CONFLICT'],
	}),
	/** Rename a view, or let it show something else. */
	update: endpoint({
		method: 'PUT',
		path: '/views/{id}',
		access: 'staff',
		summary: 'Rename a view, or let it show something else',
		body: ViewChanges,
		response: View,
		refusals: ['CONFLICT'],
	}),
	/** Delete a view. */
	remove: endpoint({
		method: 'DELETE',
		path: '/views/{id}',
		access: 'staff',
		summary: 'Delete a view',
		response: nothing,
	}),
};
