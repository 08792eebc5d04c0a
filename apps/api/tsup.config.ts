import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

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
	noExternal: ['visa-sdk'],
	esbuildOptions(options) {
		options.conditions = ['viza-source'];
	},
	onSuccess: async () => cpSync('src/migrations', `${outDir}/migrations`, { recursive: true }),
}));
