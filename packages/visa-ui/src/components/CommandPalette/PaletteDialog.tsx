'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { Modal } from '../../overlay';
import { byId } from '../../root/inPage';
import { isComposing } from '../../root/isComposing';
import { listOf } from '../../root/listOf';
import { useStrings } from '../../strings/components';
import { useDeskStrings } from '../../strings/desk';
import { SearchIcon } from '../Icon';
import { Kbd } from '../Kbd';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './CommandPalette.css';
import { foundIn } from './found';
import { PaletteList } from './PaletteList';
import type { CommandPaletteProps } from './types';

/** The typing pause after which the server is queried, in ms. */
const pause = 200;

/**
 * The open palette; a file of its own, because most visitors never open it.
 * @param props.typed what was typed before it appeared
 */
export default function PaletteDialog(props: CommandPaletteProps & { typed: string }) {
	const { label, typed, isOpen, onClose, groups, onSearch, onAction, placeholder, ...root } = props;
	const common = useStrings();
	const words = useDeskStrings().palette;
	const titleId = useId();
	const [text, setText] = useState(typed);
	const search = useRef(onSearch);
	const asked = useRef('');
	const wanted = text.trim();
	const found = foundIn(listOf(groups, label), text);
	const count = found.reduce((sum, { items }) => sum + items.length, 0);
	const isLoading = found.some((group) => group.isLoading);

	const outcome = count > 0 ? common.resultCount(count) : common.noResults;
	const status = isLoading ? common.loading : wanted && outcome;

	useEffect(() => {
		search.current = onSearch;
	});
	useEffect(() => {
		if (wanted === asked.current) return;
		const timer = setTimeout(() => {
			asked.current = wanted;
			search.current?.(wanted);
		}, pause);
		return () => clearTimeout(timer);
	}, [wanted]);

	return (
		<Modal {...root} isOpen={isOpen} onClose={onClose} aria-labelledby={titleId}>
			<VisuallyHidden as="h2" id={titleId}>
				{label}
			</VisuallyHidden>
			<Autocomplete inputValue={text} onInputChange={setText}>
				<TextField aria-label={common.search} className={css.search} autoFocus>
					<SearchIcon />
					<Input className={css.input} placeholder={placeholder ?? common.search} onKeyDown={actElsewhere} />
				</TextField>
				<PaletteList
					label={words.results}
					groups={found}
					text={text}
					onChoose={(id, groupId) => {
						onClose();
						onAction(id, groupId);
					}}
				/>
			</Autocomplete>
			<VisuallyHidden>
				<output>{status}</output>
			</VisuallyHidden>
			<div className={css.foot} aria-hidden="true">
				<span className={css.hint}>
					<Kbd keys="ArrowUp" />
					<Kbd keys="ArrowDown" /> {words.move}
				</span>
				<span className={css.hint}>
					<Kbd keys="Enter" /> {words.choose}
				</span>
				<span className={css.hint}>
					<Kbd keys="Escape" /> {words.close}
				</span>
			</div>
		</Modal>
	);
}

/** react-aria looks for the highlighted row in the document of its script alone, not in a shadow root or an iframe. */
function actElsewhere(event: KeyboardEvent<HTMLInputElement>) {
	const { currentTarget: field, key, nativeEvent } = event;
	const row = byId(field.getAttribute('aria-activedescendant') ?? '', field);
	if (!row || row.getRootNode() === document || isComposing(nativeEvent)) return;
	if (key === 'Enter' && !nativeEvent.repeat) {
		// The rest of the key would press what gets the focus back.
		event.preventDefault();
		row.click();
	} else if (key.startsWith('Arrow') && row.ownerDocument !== document)
		row.dispatchEvent(new KeyboardEvent('keydown', nativeEvent));
}
