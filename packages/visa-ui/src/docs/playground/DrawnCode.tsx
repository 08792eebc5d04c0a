import { Component, type PropsWithChildren, useEffect, useState } from 'react';
import { Notice } from '../../components/Notice';
import { fromAddress } from './codeInAddress';
import { drawCode } from './drawCode';

/** What the playground sends to its windows: the current code. */
export interface CodeMessage {
	playground: string;
}

const isCodeMessage = (data: unknown): data is CodeMessage =>
	typeof data === 'object' && data !== null && 'playground' in data && typeof data.playground === 'string';

export interface DrawnCodeProps {
	/** In the format of `toAddress`. */
	code: string;
}

/** Renders the code in the URL, and then whatever the surrounding page sends. */
export function DrawnCode({ code }: DrawnCodeProps) {
	const [said, setSaid] = useState<string | null>(null);
	useEffect(() => {
		const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
			if (origin === location.origin && source === window.parent && isCodeMessage(data)) setSaid(data.playground);
		};
		window.addEventListener('message', listen);
		return () => window.removeEventListener('message', listen);
	}, []);
	const shown = said ?? fromAddress(code);
	const drawn = drawCode(shown);
	if (drawn.fault !== undefined) return <Fault words={drawn.fault} />;
	return <Caught key={shown}>{drawn.shown}</Caught>;
}

const Fault = ({ words }: { words: string }) => (
	<div lang="en">
		<Notice tone="error">{words}</Notice>
	</div>
);

/** A component that can't render its props doesn't affect anything else. */
class Caught extends Component<PropsWithChildren, { fault: string | null }> {
	override state = { fault: null };

	static getDerivedStateFromError(fault: unknown) {
		return { fault: String(fault) };
	}

	override render() {
		return this.state.fault === null ? this.props.children : <Fault words={this.state.fault} />;
	}
}
