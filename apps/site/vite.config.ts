import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeScript } from '../../packages/visa-ui/src/theme/themeStore';

/** Puts the script that prevents a flash of the wrong theme into the page's head. [THM-04] */
function inlineThemeScript(): Plugin {
	return {
		name: 'viza-theme-script',
		transformIndexHtml: (html) => html.replace('<!--theme-script-->', () => themeScript),
	};
}

const server = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
	plugins: [inlineThemeScript(), vanillaExtractPlugin(), react()],
	resolve: { conditions: ['viza-source', 'module', 'browser', 'development|production'] },
	server: { proxy: { '/api': server, '/flags': server, '/sandbox-bank': server } },
	build: { target: 'es2022', sourcemap: false },
});
