import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What can't be typed into a panel: elements, functions, refs. */
const notTyped = /ReactNode|ReactElement|Ref|Element|=>|^function/;

/** Words get a text box, what can only be given in code gets no control, and the rest keeps what its type suggests. */
export const sensibleControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
	Object.fromEntries(
		Object.entries(argTypes).map(([name, argType]) => {
			if (typeof initialArgs[name] === 'string' && !argType.options) return [name, { ...argType, control: 'text' }];
			const type = argType.table?.type?.summary ?? '';
			return [name, notTyped.test(type) ? { ...argType, control: false } : argType];
		}),
	);
