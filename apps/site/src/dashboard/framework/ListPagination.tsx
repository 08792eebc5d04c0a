import { Pagination } from 'visa-ui';
import { pageSizes } from './listState';

interface ListPaginationProps {
	/** The server's answer; undefined until there is one. */
	found: { total: number; totalPages: number } | undefined;
	page: number;
	size: number;
	/** Returns the URL of a page. */
	hrefOf: (page: number) => string;
	onSize: (size: number) => void;
}

/** The pages of a list; nothing for an empty one, which says so itself. [DSH-01] */
export function ListPagination({ found, page, size, hrefOf, onSize }: ListPaginationProps) {
	if (!found?.total) return null;
	const { total, totalPages } = found;
	return (
		<Pagination
			page={Math.min(page, totalPages)}
			pageCount={totalPages}
			hrefOf={hrefOf}
			total={total}
			pageSize={size}
			pageSizes={pageSizes}
			onPageSizeChange={onSize}
		/>
	);
}
