import { expect, it } from 'vitest';
import { openInMemoryOfTests } from './inMemory';
import { provesUsedAgain } from './usedAgain';

provesUsedAgain(openInMemoryOfTests, /closed/);

it('nothing is heard after the end', async () => {
	const heard: string[] = [];
	const first = await openInMemoryOfTests();
	await first.listen(
		'news',
		(payload) => heard.push(`first ${payload}`),
		() => undefined,
	);
	await first.close();
	const second = await openInMemoryOfTests();
	await second.listen(
		'news',
		(payload) => heard.push(`second ${payload}`),
		() => undefined,
	);
	await second.query("select pg_notify('news', 'a')");
	await expect.poll(() => heard).toEqual(['second a']);
	await second.close();
});
