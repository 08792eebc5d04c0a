/**
 * What a development server must prepare when it starts: discovered later, it would reload the page in the middle of a
 * test.
 */
export const optimizedOfSite = [
	'@hookform/resolvers/zod',
	'@tanstack/react-query',
	'@tanstack/react-router',
	'@xstate/react',
	'qrcode.react',
	'react-hook-form',
];
