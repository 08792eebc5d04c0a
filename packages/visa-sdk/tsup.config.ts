import { defineConfig } from 'tsup';

/** One file an entry of package.json's `exports`. */
export default defineConfig({
	entry: {
		index: 'src/index.ts',
		contract: 'src/contract/index.ts',
		rules: 'src/rules/index.ts',
		format: 'src/format/index.ts',
		queries: 'src/queries/index.ts',
		mocks: 'src/mocks/index.ts',
	},
	format: 'esm',
	target: 'es2022',
	platform: 'neutral',
	dts: true,
	sourcemap: true,
	clean: true,
});
