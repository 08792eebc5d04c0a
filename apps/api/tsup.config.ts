import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** Libraries that need no files of their own. */
const inOne = [
	...[/^drizzle-orm/, /^zod/, /^pg-boss/, 'cron-parser', 'luxon', '@internationalized/date', 'file-type'],
	...['rate-limiter-flexible', 'dataloader', 'prom-client', '@opentelemetry/api', 'nodemailer', /^i18n-iso-countries/],
];

export default defineConfig(({ outDir = 'dist' }) => ({
	entry: { main: 'src/main.ts' },
	outDir,
	format: 'esm',
	target: 'node24',
	platform: 'node',
	clean: true,
	sourcemap: true,
	// Some modules of Node have a name only with it, as node:sqlite.
	removeNodeProtocol: false,
	// Their thousand small files are found and read much faster as a few.
	noExternal: ['visa-sdk', ...inOne],
	// Some of them ask for what they need as CommonJS does.
	banner: {
		js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
	},
	esbuildOptions(options) {
		options.conditions = ['viza-source'];
	},
	onSuccess: async () => cpSync('src/migrations', `${outDir}/migrations`, { recursive: true }),
}));
