import { useState } from 'react';

/** Whether a picture couldn't be loaded, and the props by which its `img` tells that. */
export function useBroken(src: string | null | undefined) {
	const [broken, setBroken] = useState<string | null>(null);
	const onError = () => setBroken(src ?? null);
	return {
		isBroken: src === broken,
		watched: {
			onError,
			ref: (image: HTMLElement | null) => {
				const { complete, naturalWidth, decode } = (image ?? {}) as Partial<HTMLImageElement>;
				// It can fail before hydration. Not every browser knows the width of a drawing without one.
				if (complete && naturalWidth === 0) decode?.call(image).catch(onError);
			},
		},
	};
}
