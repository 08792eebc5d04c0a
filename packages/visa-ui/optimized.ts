/** What a development server must prepare at its start: found late, it would reload the page in the middle of a test. */
export const optimized = [
	'@vanilla-extract/recipes/createRuntimeFn',
	'@vanilla-extract/sprinkles/createRuntimeSprinkles',
	'@internationalized/date',
	'@radix-ui/react-compose-refs',
	'@radix-ui/react-popover',
	'@tanstack/react-table',
	'@tanstack/react-virtual',
	'clsx/lite',
	'react-aria/useMove',
	'react-aria-components/Checkbox',
	'react-aria-components/Dialog',
	'react-aria-components/Modal',
	'react-aria-components/RadioGroup',
	'react-dom',
	'react-dropzone',
];
