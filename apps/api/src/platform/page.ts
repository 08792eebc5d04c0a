import type { Page } from 'visa-sdk/contract';

/** The requested page of a list, starting at 1. */
export interface PageQuery {
	page: number;
	limit: number;
}

/** The envelope of every list. */
export function toPage<Item>(data: Item[], { page, limit }: PageQuery, total: number): Page<Item> {
	return { data, page, limit, total, totalPages: Math.ceil(total / limit) };
}
