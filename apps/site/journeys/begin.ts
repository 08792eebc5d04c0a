import { startServer } from './server';

/**
 * The first start on an empty folder, with migrations and the demo catalogue, takes three times as long as later ones.
 * It is done once, before all journeys; every server starts with a copy of the result.
 */
export default async function begin(): Promise<() => Promise<void>> {
	delete process.env.JOURNEYS_BEGIN_WITH;
	const first = await startServer();
	await first.stop();
	process.env.JOURNEYS_BEGIN_WITH = first.dataDir;
	return first.remove;
}
