import { warn } from '../../root/warn';
import type { NoticeTone } from '../Notice';

/** The time in ms after which a toast closes by itself. [TST-01] */
export const TOAST_TIMEOUT = 3000;
/** The oldest are dropped beyond this number. */
const MOST = 4;

/** Options of a toast. */
export interface ToastOptions {
	message: string;
	/** The language of the message, if it differs from the page's. */
	lang?: string | undefined;
	title?: string;
	tone?: NoticeTone;
	/** A toast replaces an earlier one of the same kind, for example if each offers to undo something. */
	kind?: string;
	/**
	 * The time in ms after which it closes; null keeps it until it is dismissed, which is the default if there is an
	 * `action`.
	 */
	timeout?: number | null;
	/** An action. Offer the same action somewhere on the page too, so that nobody has to hurry. */
	action?: { label: string; onPress: () => void };
	/** Work is in progress: shows a spinner, and stays until it is updated. */
	isPending?: boolean;
}

/** The messages for work in progress and for its outcome. */
export interface ToastStory<Result> {
	pending: string;
	done: string | ((result: Result) => string | ToastOptions);
	failed: string | ((error: unknown) => string | ToastOptions);
}

/** A toast that is shown or queued. */
export interface QueuedToast extends ToastOptions {
	id: number;
	tone: NoticeTone;
	timeout: number | null;
}

let toasts: readonly QueuedToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly QueuedToast[]) {
	toasts = next;
	for (const listener of listeners) listener();
}

/** The same toast again is one toast that stays longer; so is the next one of its kind. */
const isReplaced = (one: ToastOptions, by: ToastOptions) =>
	(by.kind !== undefined && one.kind === by.kind) ||
	(one.message === by.message && one.title === by.title && one.tone === by.tone);

function queue(id: number, options: ToastOptions): QueuedToast {
	const { tone = 'info', timeout = options.isPending || options.action ? null : TOAST_TIMEOUT } = options;
	return { ...options, tone, timeout, id };
}

/**
 * Warns if no region shows toasts, which may be mounted shortly after what needs it.
 * @returns a function that ends it
 */
export function warnOfNoRegion(message: string, isNeeded = () => true): () => void {
	const look = () => {
		if (listeners.size === 0 && isNeeded()) warn(message);
	};
	const timer = setTimeout(look, TOAST_TIMEOUT);
	return () => clearTimeout(timer);
}

const unshown = 'A toast is told where nothing shows it: put a <ToastRegion /> into the page.';

/** The page's toast queue, which the region displays. */
export const toastQueue = {
	read: () => toasts,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
	add(options: ToastOptions): number {
		const id = ++lastId;
		// One dismissed before that needs none.
		if (process.env.NODE_ENV !== 'production' && listeners.size === 0)
			warnOfNoRegion(unshown, () => toasts.some((one) => one.id === id));
		toastQueue.update(id, options);
		return id;
	},
	/** Updates a toast in place; one that has gone is added again. */
	update(id: number, options: ToastOptions) {
		const queued = queue(id, options);
		const left = toasts.filter((one) => one.id === id || !isReplaced(one, queued));
		const isThere = left.some((one) => one.id === id);
		change(isThere ? left.map((one) => (one.id === id ? queued : one)) : [...left, queued].slice(-MOST));
	},
	close: (id: number) => change(toasts.filter((one) => one.id !== id)),
	clear: () => change([]),
};

const none: readonly QueuedToast[] = [];
const regions = new Set<object>();

/**
 * The state that one region reads. If a page has several, such as a host's and its wizard's, the first shows the toasts,
 * so that each is announced once.
 */
export function regionOfQueue() {
	const own = {};
	return {
		read: () => (regions.values().next().value === own ? toasts : none),
		readOnServer: () => none,
		subscribe(listener: () => void) {
			regions.add(own);
			const stop = toastQueue.subscribe(listener);
			return () => {
				regions.delete(own);
				stop();
				change(toasts);
			};
		},
	};
}

const withTone = (tone: NoticeTone) => (message: string, options?: Omit<ToastOptions, 'message' | 'tone'>) =>
	toastQueue.add({ ...options, message, tone });

/** Shows one toast for a promise: a spinner, then its outcome. Returns the promise. */
function promise<Result>(work: Promise<Result>, { pending, done, failed }: ToastStory<Result>): Promise<Result> {
	const id = toastQueue.add({ message: pending, isPending: true });
	const tell = (tone: NoticeTone, said: string | ToastOptions) =>
		toastQueue.update(id, typeof said === 'string' ? { message: said, tone } : { tone, ...said });
	work.then(
		(result) => tell('success', typeof done === 'function' ? done(result) : done),
		(error) => tell('error', typeof failed === 'function' ? failed(error) : failed),
	);
	return work;
}

/** Shows a toast in the ToastRegion. Returns its id, for updating or closing it. */
export const toast = /* @__PURE__ */ Object.assign((options: ToastOptions) => toastQueue.add(options), {
	info: withTone('info'),
	success: withTone('success'),
	warning: withTone('warning'),
	error: withTone('error'),
	update: toastQueue.update,
	promise,
	close: toastQueue.close,
	clear: toastQueue.clear,
});
