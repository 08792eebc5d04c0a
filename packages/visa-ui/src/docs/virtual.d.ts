declare module 'virtual:component-tokens' {
	/** Token names by component. */
	const tokens: Record<string, string[]>;
	export default tokens;
}
