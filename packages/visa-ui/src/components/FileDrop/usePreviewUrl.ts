'use client';

import { useEffect, useState } from 'react';

/** An object URL for a selected file, revoked when another is selected. */
export function usePreviewUrl(file: File | null): string | null {
	const [url, setUrl] = useState<string | null>(null);
	useEffect(() => {
		if (!file) return;
		const made = URL.createObjectURL(file);
		setUrl(made);
		return () => {
			URL.revokeObjectURL(made);
			setUrl(null);
		};
	}, [file]);
	return url;
}
