import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { describe } from './describe';

/** Names of values that no line may contain, whatever they are. */
const hidden =
	/authorization|cookie|token|password|secret|mail|phone|^(to|url|query|search|body|headers|dateOfBirth|notes)$|(first|last|file)_?name/i;

/**
 * What library messages may quote, in this order: ids, hosts of URLs and of our own connections, which stay; addresses; URL
 * queries; credentials; tokens; phone numbers.
 */
const parts = new RegExp(
	[
		/(?<id>\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b)/,
		/(?<host>(?<=:\/\/|\bconnect E[A-Z]+ )\d{1,3}(?:\.\d{1,3}){3}(?=[:/\s]|$))/,
		/(?<email>[^\s@"'<>()=:;,]+@[^\s@"'<>()=:;,]+\.[^\s@"'<>()=:;,]+)/,
		/(?<query>\?[^\s"'<>]+)/,
		/(?<bearer>\b(?:Bearer|Basic)\s+[^\s"',]+)/,
		/(?<token>[\w-]{32,})/,
		/(?<phone>\+?\d[\d\s().-]{7,}\d)/,
	]
		.map(({ source }) => source)
		.join('|'),
	'gi',
);

const kept = new Set(['id', 'host']);

/** Removes personal data and secrets from a text. */
export function cleanText(text: string): string {
	return text.replaceAll(parts, (found, ...rest) => {
		const groups = rest.at(-1) as Record<string, string | undefined>;
		const kind = Object.keys(groups).find((name) => groups[name] !== undefined) ?? '';
		return kept.has(kind) ? found : `[${kind}]`;
	});
}

/** @param name the value's name in the line */
function clean(value: unknown, name = ''): unknown {
	if (value === null || value === undefined) return value;
	if (hidden.test(name)) return '[hidden]';
	if (typeof value === 'number' || typeof value === 'boolean') return value;
	if (typeof value === 'string') return cleanText(value);
	if (value instanceof Error) return clean(describe(value));
	if (Array.isArray(value)) return value.map((one) => clean(one));
	if (typeof value !== 'object') return `[${typeof value}]`;
	// Requests, sockets and the like contain everything.
	if (Object.getPrototypeOf(value) !== Object.prototype) return `[${value.constructor?.name ?? 'object'}]`;
	// Paths of our files look like addresses: `pino@10.4.0`.
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'frames' ? one : clean(one, key)]));
}

/** The log: one JSON object per line, without personal data or secrets. */
export function createLog({ logLevel }: { logLevel: string }, stream?: DestinationStream): Logger {
	const options: LoggerOptions = {
		level: logLevel,
		formatters: { log: (line) => clean({ ...line }) as Record<string, unknown> },
		hooks: {
			logMethod(given, method) {
				const [first, ...more] = given as unknown[];
				// The library would use the error's own message as the text of the line.
				const args = first instanceof Error ? [{ err: first }, ...(more.length > 0 ? more : ['fault'])] : given;
				const cleaned = args.map((one) => (typeof one === 'string' ? cleanText(one) : one));
				method.apply(this, cleaned as Parameters<typeof method>);
			},
		},
	};
	return stream ? pino(options, stream) : pino(options);
}
