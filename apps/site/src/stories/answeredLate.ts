import { getResponse, http, type RequestHandler } from 'msw';

/**
 * A read that is answered late with what was when it was asked, as on a slow network.
 * @param handlers the world's, which know what was
 */
export function answeredLate(path: string, handlers: RequestHandler[]) {
	let isNext = false;
	let asked = false;
	let give = () => {};
	return {
		handler: http.get(path, async ({ request }) => {
			if (!isNext) return undefined;
			isNext = false;
			const answer = await getResponse(handlers, request.clone());
			asked = true;
			await new Promise<void>((done) => {
				give = done;
			});
			return answer;
		}),
		/** The next read is the late one. */
		expect: () => {
			isNext = true;
			asked = false;
		},
		isAsked: () => asked,
		give: () => give(),
	};
}
