import { startServer } from './server';

/**
 * The first start on an empty folder, with migrations and the demo catalogue, takes three times as long as the next ones. It
 * is done once, before all journeys; every server begins with a copy of what it leaves.
 */
export default async function begin(): Promise<() => Promise<void>> {
	delete process.env.JOURNEYS_BEGIN_WITH;
	const first = await startServer();
	await first.stop();
	process.env.JOURNEYS_BEGIN_WITH = first.dataDir;
	return first.remove;
}
