import type { FastifyInstance } from 'fastify';
import { receiptWords } from 'visa-sdk/rules';
import { notFound } from '../../platform/refusal';
import type { LinkQuery } from '../../platform/signedLinks';
import { receiptPdf } from './receiptPdf';
import type { Receipts } from './receipts';

const id = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Serves the receipt behind a link as a download. [ACC-05] */
export function serveReceipts(app: FastifyInstance, receipts: Receipts): void {
	app.get<{ Params: { id: string }; Querystring: LinkQuery }>('/receipts/:id', async ({ params, query }, reply) => {
		if (!id.test(params.id)) throw notFound();
		const receipt = await receipts.read(params.id, query);
		return reply
			.header('cache-control', 'private, no-store')
			.header('content-disposition', `attachment; filename="${receiptWords.fileName(receipt.number)}.pdf"`)
			.header('x-content-type-options', 'nosniff')
			.type('application/pdf')
			.send(await receiptPdf(receipt));
	});
}
