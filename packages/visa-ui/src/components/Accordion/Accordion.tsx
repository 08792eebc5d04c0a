'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ReactNode, useId, useRef, useState } from 'react';
import { classes, type RootProps } from '../../root';
import { stayAmong } from '../../root/keepFocus';
import { listOf } from '../../root/listOf';
import { unheardOpening, warn } from '../../root/warn';
import type { HeadingLevel } from '../Heading';
import { ChevronDownIcon } from '../Icon';
import * as css from './Accordion.css';
import { type OpenItems, useOpenItems } from './useOpenItems';

/** A question and its answer. */
export interface AccordionItem {
	/** Used as the element's id, so it must be unique on the page. */
	id: string;
	title: string;
	content: ReactNode;
	/** Open initially, if the accordion is uncontrolled; readers can close it. */
	isDefaultOpen?: boolean;
	/** Can't be opened or closed by the reader. */
	isDisabled?: boolean;
}

export interface AccordionProps extends RootProps<HTMLDivElement>, OpenItems {
	/** The sections in order, each with a title and its content. */
	items: readonly AccordionItem[];
	/** Opening one closes the others. */
	isExclusive?: boolean;
	/** None of the items can be opened or closed by the reader. */
	isDisabled?: boolean;
	/** Makes the titles headings of this level in the page's outline. */
	headingLevel?: HeadingLevel;
}

const stayAtTitle = stayAmong('summary:not([aria-disabled])');

/**
 * A list of sections that expand. Built on native `details`, so sections open without JavaScript and the browser's
 * find-in-page opens them.
 */
export function Accordion({ className, ref, ...props }: AccordionProps) {
	const { items: given, isExclusive = false, isDisabled = false, headingLevel, ...rest } = props;
	const items = listOf(given);
	const { openIds, defaultOpenIds, onOpenChange, ...root } = rest;
	const group = useRef<HTMLDivElement>(null);
	const [initialIds] = useState(() => defaultOpenIds ?? items.flatMap((item) => (item.isDefaultOpen ? [item.id] : [])));
	// A disabled item neither closes others nor is closed by them.
	const free = items.flatMap((item) => (isDisabled || item.isDisabled ? [] : [item.id]));
	const open = useOpenItems(group, { openIds, onOpenChange, initialIds, oneOf: isExclusive ? free : [] });
	const { heldIds } = open;
	const name = useId();
	if (process.env.NODE_ENV !== 'production' && openIds && heldIds) {
		if (!onOpenChange && !isDisabled) warn(unheardOpening);
		if (heldIds.length < openIds.length)
			warn('An Accordion that is `isExclusive` has several `openIds`: the first of its items is open.');
	}
	const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
	return (
		<div {...root} ref={useComposedRefs(group, ref, stayAtTitle)} className={classes(css.accordion, className)}>
			{items.map((item) => {
				const isFixed = !free.includes(item.id);
				const isFirstOpen = defaultOpenIds ? initialIds.includes(item.id) : item.isDefaultOpen;
				return (
					<details
						key={item.id}
						id={item.id}
						className={css.item}
						name={isExclusive && !isFixed ? name : undefined}
						open={heldIds ? heldIds.includes(item.id) : isFirstOpen}
						data-disabled={isFixed || undefined}
						onToggle={open.onToggle}
						// What was opened before hydration stays open.
						suppressHydrationWarning
					>
						{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, clicked by Enter and Space too */}
						<summary
							className={css.summary}
							aria-disabled={isFixed || undefined}
							tabIndex={isFixed ? -1 : undefined}
							onClick={(event) => (isFixed ? event.preventDefault() : open.onPress(event, item.id))}
						>
							<Title className={css.title}>{item.title}</Title>
							<span className={css.chevron}>
								<ChevronDownIcon size="small" />
							</span>
						</summary>
						<div className={css.body}>{item.content}</div>
					</details>
				);
			})}
		</div>
	);
}
