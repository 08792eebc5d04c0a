import { useEffect, useRef, useState } from 'react';
import { toAddress } from './codeInAddress';
import type { CodeMessage } from './DrawnCode';
import * as css from './playground.css';

interface PlaygroundWindowProps {
	code: string;
	theme: string;
	width: number;
	language: string;
}

/** The code in an iframe with its own width, so that whatever depends on a window's width sees this one. */
export function PlaygroundWindow({ code, theme, width, language }: PlaygroundWindowProps) {
	const frame = useRef<HTMLIFrameElement>(null);
	const [height, setHeight] = useState(160);
	const [isLoaded, setLoaded] = useState(false);
	const story = new URLSearchParams(location.search).get('id')?.replace(/--.*$/, '--drawn');
	// Loaded once with the code at that time; later changes are sent to it.
	const [address] = useState(() => `args=code:${toAddress(code)}`);
	useEffect(() => {
		const message: CodeMessage = { playground: code };
		if (isLoaded) frame.current?.contentWindow?.postMessage(message, location.origin);
	}, [code, isLoaded]);
	useEffect(() => {
		const body = isLoaded ? frame.current?.contentDocument?.body : undefined;
		if (!body) return;
		const observer = new ResizeObserver(() => setHeight(Math.min(Math.max(body.scrollHeight, 80), 900)));
		observer.observe(body);
		return () => observer.disconnect();
	}, [isLoaded]);
	const name = `${theme}, ${width} px`;
	return (
		<figure className={css.window} style={{ width }}>
			<figcaption className={css.windowName}>{name}</figcaption>
			<iframe
				ref={frame}
				title={name}
				src={`iframe.html?id=${story}&viewMode=story&${address}&globals=theme:${theme};language:${language};a11y.manual:!true`}
				width={width}
				height={height}
				className={css.frame}
				onLoad={() => setLoaded(true)}
			/>
		</figure>
	);
}
