import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import * as wire from 'visa-sdk/contract';
import { contract, type Endpoint } from 'visa-sdk/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiPath } from '../../paths';
import { startTestServer } from '../../testing/server';
import { writeDocs } from './docsPage';
import { openApiDocument } from './document';
import { examples } from './examples';

const document = openApiDocument();

/** A difference would be thousands of lines, and says less than what to do. */
function expectDocument(text: string) {
	const isSame = isDeepStrictEqual(JSON.parse(text), JSON.parse(JSON.stringify(document)));
	expect(isSame, 'The contract has changed: `pnpm --filter @viza/api openapi` writes openapi.json anew').toBe(true);
}

describe('openapi.json', () => {
	it('[API-01] is what the contract says', async () => {
		expectDocument(await readFile(openApiPath, 'utf8'));
	});

	it('[API-01] describes every call', () => {
		const described = Object.entries(document.paths ?? {}).flatMap(([path, calls]) =>
			Object.keys(calls as object).map((method) => `${method.toUpperCase()} ${path}`),
		);
		const all = Object.values(contract).flatMap((resource) => Object.values<Endpoint>(resource));
		expect(described.sort()).toEqual(all.map(({ method, path }) => `${method} ${path}`).sort());
	});

	it('passes the linter’s strict rules', async () => {
		const cwd = new URL('../../../', import.meta.url);
		const redocly = fileURLToPath(new URL('node_modules/@redocly/cli/bin/cli.js', cwd));
		const { stdout, stderr } = await promisify(execFile)(process.execPath, [redocly, 'lint', 'openapi.json'], {
			cwd,
		}).catch((failed: { stdout: string; stderr: string }) => failed);
		expect(`${stdout}${stderr}`).toContain('Your API description is valid');
		expect(`${stdout}${stderr}`).not.toMatch(/warning/i);
	}, 60_000);
});

describe('the page of the API', () => {
	it('is served with everything it needs, from this server alone', async () => {
		const server = await startTestServer();
		const { status, text } = await server.get('/api/docs');
		expect(status).toBe(200);
		const parts = [...text.matchAll(/(?:src|href)="(\/api[^"]+)"/g)].map(([, path]) => String(path));
		expect(parts.length).toBeGreaterThan(3);
		for (const path of parts) expect((await server.get(path)).status).toBe(200);
		expectDocument((await server.get('/api/openapi.json')).text);
		expect((await server.get('/api/docs/redoc.js')).text).not.toContain('cdn.redoc.ly');
		await server.close();
	});

	it('is a folder as well, which needs nothing beside it, at whatever address it lies', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'viza-api-page-'));
		await writeDocs(folder);
		const files = await readdir(folder);
		const page = await readFile(join(folder, 'index.html'), 'utf8');
		const named = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => String(path));
		expect(named.filter((path) => path !== 'data:,' && !files.includes(path))).toEqual([]);
		expect(named).toContain('redoc.js');
		expect(await readFile(join(folder, 'start.js'), 'utf8')).toContain("Redoc.init('openapi.json'");
		expectDocument(await readFile(join(folder, 'openapi.json'), 'utf8'));
		await rm(folder, { recursive: true });
	});
});

describe('examples', () => {
	const named = Object.values<unknown>(wire).filter((one): one is z.ZodType => one instanceof z.ZodType);
	const byId = new Map(named.map((schema) => [z.globalRegistry.get(schema)?.id, schema]));

	it.each(Object.entries(examples))('%s is one', (name, example) => {
		expect(byId.get(name)?.safeParse(example)).toMatchObject({ success: true });
	});

	it('leave out no schema with a name and fields', () => {
		const objects = Object.keys(document.components?.schemas ?? {}).map((name) => name.replace(/Output$/, ''));
		const plain = ['AttemptStatus', 'RequestStatus', 'ErrorCode', 'ViewedList', 'Role', 'Gender', 'Language'];
		const left = objects.filter((name) => !plain.includes(name) && !(name in examples));
		expect(left, 'Each gets an example in http/openapi/examples').toEqual([]);
	});
});
