/**
 * How long a client waits for an upload by default, in ms: 10 MB take three and a half minutes on a phone with 400 kbit/s.
 * The server, which gives up after five, answers before.
 */
export const UPLOAD_TIMEOUT_MS = 310_000;
