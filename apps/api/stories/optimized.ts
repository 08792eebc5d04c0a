/** The packages that e-mails are rendered with; see the site's list of the same kind. */
export const optimizedOfLetters = [
	'@react-email/body',
	'@react-email/button',
	'@react-email/container',
	'@react-email/head',
	'@react-email/heading',
	'@react-email/hr',
	'@react-email/html',
	'@react-email/preview',
	'@react-email/render',
	'@react-email/section',
	'@react-email/text',
];
