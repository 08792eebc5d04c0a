import type { WizardStorage } from './types';

const silent = <Result>(action: () => Result, otherwise: Result): Result => {
	try {
		return action();
	} catch {
		// Private windows and full disks refuse storage; the wizard then doesn't remember anything.
		return otherwise;
	}
};

/** The browser's storage. If the browser denies access, nothing is stored and nothing breaks. */
export function browserStorage(): WizardStorage {
	const over = (storage: () => Storage) => ({
		getItem: (key: string) => silent(() => storage().getItem(key), null),
		setItem: (key: string, value: string) => silent(() => storage().setItem(key, value), undefined),
		removeItem: (key: string) => silent(() => storage().removeItem(key), undefined),
	});
	return { draft: over(() => localStorage), progress: over(() => sessionStorage) };
}

/** Storage in memory, for tests, stories and server rendering. */
export function memoryStorage(
	draft: Record<string, string> = {},
	progress: Record<string, string> = {},
): WizardStorage {
	const over = (initial: Record<string, string>) => {
		const items = new Map(Object.entries(initial));
		return {
			getItem: (key: string) => items.get(key) ?? null,
			setItem: (key: string, value: string) => void items.set(key, value),
			removeItem: (key: string) => void items.delete(key),
		};
	};
	return { draft: over(draft), progress: over(progress) };
}
