/**
 * A call of a function as the text of a script, for the page's head. The function must not use anything from outside,
 * except `also`. Mark the call as pure, or the page's files contain the text too, which never runs there.
 */
export function scriptOf<Parameters extends (string | number)[]>(
	act: (...parameters: Parameters) => void,
	parameters: Parameters,
	also: readonly ((...parameters: never[]) => void)[] = [],
): string {
	return `${also.map((one) => `${one};`).join('')}(${act})(${parameters.map((one) => JSON.stringify(one)).join(',')})`;
}
