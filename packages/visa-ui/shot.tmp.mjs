import { chromium } from '@playwright/test';

const [, , url, ...ids] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const p = await b.newPage({ viewport: { width: Number(process.env.W ?? 1200), height: 900 } });
for (const id of ids) {
	await p.goto(`${url}/iframe.html?id=${id}&viewMode=${process.env.MODE ?? 'docs'}&globals=${process.env.G ?? ''}`, {
		waitUntil: 'networkidle',
	});
	await p.waitForTimeout(800);
	await p.screenshot({ path: `/tmp/shots/${id}${process.env.S ?? ''}.png`, fullPage: true });
}
await b.close();
