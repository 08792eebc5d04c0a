import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfig } from '../../config';

const key = randomBytes(32).toString('base64');
const faultsOf = (env: Record<string, string>) => {
	try {
		readConfig(env);
		return [];
	} catch (error) {
		return error instanceof Error ? error.message.split('\n') : [];
	}
};

it.each([
	[{ PAYMENT_PROVIDER: 'paypal' }, ['PAYMENT_PROVIDER must be sandbox, payriff or kapitalbank']],
	[{ PAYMENT_PROVIDER: 'payriff' }, ['PAYRIFF_SECRET_KEY is needed when PAYMENT_PROVIDER is payriff']],
	[
		{ PAYMENT_PROVIDER: 'kapitalbank', KAPITALBANK_USERNAME: 'u' },
		[
			'KAPITALBANK_PASSWORD is needed when PAYMENT_PROVIDER is kapitalbank',
			'DATA_KEY is needed when PAYMENT_PROVIDER is kapitalbank',
		],
	],
	[{ DATA_KEY: 'short' }, ['DATA_KEY must be 32 bytes in Base64']],
	[{ PAYRIFF_SECRET_KEY: 'two words' }, ['PAYRIFF_SECRET_KEY must be the key alone, without spaces']],
	[{ PAYRIFF_BASE_URL: 'api.payriff.com' }, ['PAYRIFF_BASE_URL must be an address such as https://api.payriff.com']],
	[
		{
			NODE_ENV: 'production',
			DATABASE_URL: 'postgres://localhost/viza',
			PUBLIC_URL: 'https://viza.az',
			PAYMENT_PROVIDER: 'payriff',
			PAYRIFF_SECRET_KEY: 'k',
			PAYRIFF_BASE_URL: 'http://api.payriff.com',
			DATA_KEY: Buffer.alloc(32).toString('base64'),
		},
		['PAYRIFF_BASE_URL must be https in production'],
	],
])('%j is refused in one line a fault', (env, faults) => {
	expect(faultsOf(env as Record<string, string>)).toEqual(faults);
});

it('takes each provider with its keys', () => {
	expect(readConfig({})).toMatchObject({ paymentProvider: 'sandbox', payriff: null, kapitalbank: null, dataKeys: [] });
	const payriff = readConfig({ PAYMENT_PROVIDER: 'payriff', PAYRIFF_SECRET_KEY: 'k' });
	expect(payriff.payriff).toEqual({ baseUrl: 'https://api.payriff.com', secretKey: 'k' });
	const names = {
		KAPITALBANK_USERNAME: 'u',
		KAPITALBANK_PASSWORD: 'p',
		KAPITALBANK_BASE_URL: 'https://txpgtst.kapitalbank.az/api/',
	};
	const kapital = readConfig({ PAYMENT_PROVIDER: 'kapitalbank', DATA_KEY: key, ...names });
	expect(kapital.kapitalbank).toEqual({ baseUrl: 'https://txpgtst.kapitalbank.az/api', username: 'u', password: 'p' });
	expect(kapital.dataKeys[0]).toHaveLength(32);
});
