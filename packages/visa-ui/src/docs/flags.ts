/** Flags that need no network, for stories and documentation pages. */
const picture = (inner: string) =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 9">${inner}</svg>`)}`;

const upright = (...inks: [string, string, string]) =>
	picture(inks.map((ink, at) => `<path fill="${ink}" d="M${at * 4} 0h4v9h-4z"/>`).join(''));
const lying = (...inks: [string, string, string]) =>
	picture(inks.map((ink, at) => `<path fill="${ink}" d="M0 ${at * 3}h12v3H0z"/>`).join(''));

export const italy = upright('#008c45', '#f4f5f0', '#cd212a');
export const france = upright('#000091', '#fff', '#e1000f');
export const germany = lying('#000', '#d00', '#fc0');
export const azerbaijan = picture(
	'<path fill="#00b5e2" d="M0 0h12v3H0z"/><path fill="#ef3340" d="M0 3h12v3H0z"/><path fill="#509e2f" d="M0 6h12v3H0z"/><circle cx="5.8" cy="4.5" r="1.1" fill="#fff"/><circle cx="6.1" cy="4.5" r=".9" fill="#ef3340"/><path fill="#fff" d="m7.2 3.9.2.4.4.2-.4.2-.2.4-.2-.4-.4-.2.4-.2z"/>',
);
export const turkey = picture(
	'<path fill="#e30a17" d="M0 0h12v9H0z"/><circle cx="4.4" cy="4.5" r="2.2" fill="#fff"/><circle cx="5" cy="4.5" r="1.75" fill="#e30a17"/><path fill="#fff" d="m7.6 3.6.3.7h.8l-.6.5.2.8-.7-.5-.7.5.2-.8-.6-.5h.8z"/>',
);
export const japan = picture('<path fill="#fff" d="M0 0h12v9H0z"/><circle cx="6" cy="4.5" r="2.6" fill="#bc002d"/>');
