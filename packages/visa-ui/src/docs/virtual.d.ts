declare module 'virtual:facts' {
	const facts: import('./facts').Facts;
	export default facts;
}
