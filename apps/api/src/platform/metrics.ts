import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { JobReport } from './jobs';

/** Metrics of this process, in Prometheus format. */
export interface Metrics {
	/** @param route the pattern, never the URL */
	call(method: string, route: string, status: number, seconds: number): void;
	job(report: Pick<JobReport, 'name' | 'outcome' | 'seconds'>): void;
	read(): Promise<{ type: string; text: string }>;
}

/** @param hasProcess whether to include memory, garbage collection and the event loop */
export function createMetrics(hasProcess: boolean): Metrics {
	const register = new Registry();
	const registers = [register];
	if (hasProcess) collectDefaultMetrics({ register });
	const call = { labelNames: ['method', 'route', 'status'] as const, registers };
	const calls = new Counter({ name: 'http_requests_total', help: 'Requests answered.', ...call });
	const callSeconds = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Time from a request to its answer.',
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
		...call,
	});
	const job = { labelNames: ['name', 'outcome'] as const, registers };
	const jobs = new Counter({ name: 'jobs_total', help: 'Attempts at jobs by how they ended.', ...job });
	const jobSeconds = new Histogram({
		name: 'job_duration_seconds',
		help: 'Time that an attempt at a job took.',
		buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60],
		...job,
	});
	return {
		call(method, route, status, seconds) {
			const labels = { method, route, status: String(status) };
			calls.inc(labels);
			callSeconds.observe(labels, seconds);
		},
		job({ name, outcome, seconds }) {
			jobs.inc({ name, outcome });
			jobSeconds.observe({ name, outcome }, seconds);
		},
		read: async () => ({ type: register.contentType, text: await register.metrics() }),
	};
}
