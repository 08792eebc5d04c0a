import { z } from 'zod';
import { messages } from '../rules';
import { endpoint, nothing } from './endpoint';
import { viewedLists } from './sectionNames';
import { filledLine, Id } from './shared';

/** The maximum number of views one person may save for a list. */
export const VIEWS_MAXIMUM = 20;

/** The lists whose views can be saved. */
export const ViewedList = z.enum(viewedLists, { error: messages.invalid }).meta({ id: 'ViewedList' });
export type ViewedList = z.output<typeof ViewedList>;

/** A saved view of a list. [DSH-07] */
export const View = z
	.object({
		id: Id,
		section: ViewedList,
		name: z.string(),
		/** The list's state, as the query string of its URL. */
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
/** A changed view: its name and what it shows. */
export const ViewChanges = z.object(viewFields).meta({ id: 'ViewChanges' });
export type ViewChanges = z.output<typeof ViewChanges>;

/** Staff see only their own views; others' don't exist for them. */
export const views = {
	/** One's own saved views of a list, by name. */
	list: endpoint({
		method: 'GET',
		path: '/views',
		access: 'staff',
		summary: "One's own saved views of a list, by name",
		query: z.object({ section: ViewedList }),
		response: z.array(View),
	}),
	/** Save a view; at most 20 per list, each with a unique name. */
	create: endpoint({
		method: 'POST',
		path: '/views',
		access: 'staff',
		summary: 'Save a view; at most 20 per list, each with a unique name',
		body: NewView,
		response: View,
		status: 201,
		refusals: ['CONFLICT'],
	}),
	/** Rename a view, or change what it shows. */
	update: endpoint({
		method: 'PUT',
		path: '/views/{id}',
		access: 'staff',
		summary: 'Rename a view, or change what it shows',
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
