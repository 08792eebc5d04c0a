import fc from 'fast-check';
import type { Confirmation, ErrorBody } from 'visa-sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newTraveller, registrationForm } from '../../testing/people';
import { runs } from '../../testing/runs';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
	// The limit per network is separate, and the same for all addresses.
	const many = { tries: 100_000, seconds: 3600 };
	server = await startTestServer({ register: many, confirm: many, resend: many });
});
afterAll(() => server.close());

/** What someone who doesn't receive an address's e-mails can do to find out whether it has an account. */
type Step =
	| { what: 'register'; password: number }
	| { what: 'resend' | 'confirm'; handle: number }
	| { what: 'wait'; seconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
	fc.record({ what: fc.constant('register' as const), password: fc.nat({ max: 1 }) }),
	fc.record({ what: fc.constantFrom('resend' as const, 'confirm' as const), handle: fc.nat({ max: 5 }) }),
	fc.record({ what: fc.constant('wait' as const), seconds: fc.constantFrom(20, 45, 70) }),
);
const passwords = ['birinci-tapmaca-söz', 'ikinci-tapmaca-söz'];

/** Does one such thing with an address. @returns everything that can be observed */
async function go(email: string, way: readonly Step[]): Promise<unknown[]> {
	const handles: string[] = [];
	const seen: unknown[] = [];
	const cookies: Record<string, string> = {};
	const began = server.clock.now();
	let waited = 0;
	for (const one of way) {
		// However long the calls take, a step is at its exact time in either case, even at the end of a one-minute
		// wait.
		server.clock.stopAt(new Date(began.getTime() + waited));
		if (one.what === 'wait') {
			waited += one.seconds * 1000;
			continue;
		}
		const answer =
			one.what === 'register'
				? await server.post<Confirmation & ErrorBody>(
						'/api/auth/register',
						await registrationForm(server, { email, password: passwords[one.password] }),
						{ cookies },
					)
				: await server.post<Confirmation & ErrorBody>(
						one.what === 'resend' ? '/api/auth/confirm-email/resend' : '/api/auth/confirm-email',
						{
							confirmationId:
								handles[one.handle % Math.max(handles.length, 1)] ?? '0197f2a0-0000-7000-8000-000000000000',
							...(one.what === 'confirm' && { code: '000000' }),
						},
						{ cookies },
					);
		const { confirmationId } = answer.body;
		if (confirmationId) handles.push(confirmationId);
		for (const { name, value } of answer.cookies) cookies[name] = value;
		const told = answer.cookies.map(({ value: _, ...cookie }) => ({ ...cookie, expires: null }));
		seen.push([one.what, answer.status, answer.body.code, Object.keys(answer.body).sort(), told]);
		if (answer.status !== 429) seen.push(answer.body.message);
	}
	server.clock.set(began);
	return seen;
}

let tried = 0;
it('[SEC-02] no way of registering, asking again and guessing tells whether an address has an account', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (way) => {
			const owner = await newTraveller(server);
			tried += 1;
			expect(await go(owner.email, way)).toEqual(await go(`azad.${tried}@poct.example`, way));
		}),
		{
			numRuns: Number(process.env.WAY_RUNS ?? runs(12)),
			examples: [
				[
					// Two handles of different passwords; the first one is requested again while the second has to
					// wait.
					[
						{ what: 'register', password: 0 },
						{ what: 'wait', seconds: 45 },
						{ what: 'register', password: 1 },
						{ what: 'wait', seconds: 20 },
						{ what: 'resend', handle: 0 },
						{ what: 'confirm', handle: 1 },
						{ what: 'confirm', handle: 0 },
					],
				],
				[
					// The same password again: the first one's code stays valid.
					[
						{ what: 'register', password: 0 },
						{ what: 'register', password: 0 },
						{ what: 'confirm', handle: 0 },
						{ what: 'wait', seconds: 70 },
						{ what: 'resend', handle: 1 },
						{ what: 'confirm', handle: 0 },
						{ what: 'confirm', handle: 1 },
					],
				],
				[
					// The exact moment at which the wait for another e-mail is over.
					[
						{ what: 'register', password: 1 },
						{ what: 'wait', seconds: 20 },
						{ what: 'wait', seconds: 20 },
						{ what: 'resend', handle: 0 },
						{ what: 'wait', seconds: 20 },
						{ what: 'resend', handle: 0 },
					],
				],
			],
		},
	);
});
