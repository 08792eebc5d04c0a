// Finds a Chromium for the browser tests on any machine, without downloading one.
import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** Enough for a container, a root user and a machine without network. */
const args = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const places = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * In this order: `CHROMIUM_PATH`, a Chromium or Chrome of the system, Playwright's own, the one inside the npm
 * package `@sparticuz/chromium`.
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 */
export async function findBrowser() {
	const wanted = process.env.CHROMIUM_PATH;
	if (wanted) {
		if (await isRunnable(wanted)) return { executablePath: wanted, args };
		throw new Error(`CHROMIUM_PATH names no browser that runs: ${wanted}`);
	}
	const executablePath = (await systemBrowser()) ?? (await playwrightBrowser()) ?? (await packagedBrowser());
	return { executablePath, args };
}

/**
 * The same version on every machine, for screenshots: another one renders the edges of letters differently. Where the
 * one inside the npm package can't run, the screenshots' tolerance has to be enough.
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 */
export async function findPicturingBrowser() {
	if (process.env.CHROMIUM_PATH) return findBrowser();
	const executablePath = await packagedBrowser().catch(() => null);
	return executablePath ? { executablePath, args } : findBrowser();
}

/**
 * Some distributions have a `chromium-browser` that only prints advice, so the browser must actually start.
 * @param {string} path
 */
async function isRunnable(path) {
	try {
		await access(path, constants.X_OK);
		const { stdout } = await run(path, ['--version'], { timeout: 20_000 });
		return /chrom/i.test(stdout);
	} catch {
		return false;
	}
}

async function systemBrowser() {
	const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
	const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
	return firstRunnable(candidates);
}

async function playwrightBrowser() {
	const { chromium } = await import('@playwright/test');
	return firstRunnable([chromium.executablePath()]);
}

/** @param {string[]} candidates */
async function firstRunnable(candidates) {
	for (const path of candidates) if (await isRunnable(path)) return path;
	return undefined;
}

/** Unpacks the npm package's browser once, into a folder that appears only when it is complete. */
async function packagedBrowser() {
	const entry = require.resolve('@sparticuz/chromium');
	const bin = join(dirname(entry), '..', 'bin');
	const { version } = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'));
	const folder = join(cache, `chromium-${version}-${process.arch}`);
	const launcher = join(folder, 'launch');
	if (await isRunnable(launcher)) return launcher;

	await mkdir(cache, { recursive: true });
	const staging = await mkdtemp(join(cache, 'chromium-'));
	// The package unpacks into its process's temporary folder, so it gets one of its own.
	const unpack = `const { inflate } = await import(${JSON.stringify(new URL(`file://${entry}`).href)});
		for (const name of ${JSON.stringify(['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])})
			await inflate(${JSON.stringify(`${bin}/`)} + name);`;
	await run(process.execPath, ['--input-type=module', '-e', unpack], { env: { ...process.env, TMPDIR: staging } });
	await writeFile(
		join(staging, 'fonts', 'fonts.conf'),
		`<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><dir prefix="xdg">fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fontcache</cachedir></fontconfig>\n`,
	);
	await writeFile(join(staging, 'launch'), launchScript(await missesLibraries(join(staging, 'chromium'))), {
		mode: 0o755,
	});
	// Another user of the machine may run the tests later.
	await chmod(staging, 0o755);
	await chmod(join(staging, 'chromium'), 0o755);
	const put = () => rename(staging, folder);
	await put().catch(async () => {
		// Another process was faster, and its folder is just as good; an incomplete folder is replaced.
		if (await isRunnable(launcher)) return;
		await rm(folder, { recursive: true, force: true });
		await put();
	});
	await rm(staging, { recursive: true, force: true });
	if (await isRunnable(launcher)) return launcher;
	throw new Error(
		'No browser found. Set CHROMIUM_PATH to a Chromium or Chrome; the one from npm does not start on this machine.',
	);
}

/** @param {string} executable */
async function missesLibraries(executable) {
	try {
		const { stdout } = await run('ldd', [executable]);
		return stdout.includes('not found');
	} catch {
		return true;
	}
}

/**
 * The package's libraries are used only where the machine lacks its own.
 * @param {boolean} needsLibraries
 */
function launchScript(needsLibraries) {
	return `#!/bin/sh
here=$(dirname "$0")
export FONTCONFIG_FILE="$here/fonts/fonts.conf"
${needsLibraries ? `export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\n` : ''}exec "$here/chromium" "$@"
`;
}
