import { Component, type PropsWithChildren, useEffect, useState } from 'react';
import { Notice } from '../../components/Notice';
import { fromAddress } from './codeInAddress';
import { drawCode } from './drawCode';

/** What the playground tells its windows: the code as it stands now. */
export interface CodeMessage {
	playground: string;
}

const isCodeMessage = (data: unknown): data is CodeMessage =>
	typeof data === 'object' && data !== null && 'playground' in data && typeof data.playground === 'string';

export interface DrawnCodeProps {
	/** As `toAddress` writes it. */
	code: string;
}

/** Draws the code of the address, and then whatever the page around it says. */
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

/** A component that is given what it can't draw takes nothing else down. */
class Caught extends Component<PropsWithChildren, { fault: string | null }> {
	override state = { fault: null };

	static getDerivedStateFromError(fault: unknown) {
		return { fault: String(fault) };
	}

	override render() {
		return this.state.fault === null ? this.props.children : <Fault words={this.state.fault} />;
	}
}
