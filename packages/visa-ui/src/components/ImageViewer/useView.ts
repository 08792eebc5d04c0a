'use client';

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useMove } from 'react-aria/useMove';
import { plainKeys } from '../../root/plainKeys';
import { usePinch } from './usePinch';
import { heldIn, nextZoom, turnedBy, turnPage, type View, type ViewerPages, whole, zoomedTo } from './view';

/** How far an arrow key moves the view, in px. */
const keyStep = 48;

/**
 * The view of an image, changed by pointer, wheel and keys. @param src the image; a different one is first shown whole
 */
export function useView(src: string | null, frame: RefObject<HTMLDivElement | null>, pages?: ViewerPages) {
	const [view, setView] = useState(whole);
	const [seen, setSeen] = useState(src);
	const [isMoving, setMoving] = useState(false);
	const latest = useRef(view);
	if (seen !== src) {
		setSeen(src);
		setView(whole);
	}
	useEffect(() => {
		latest.current = view;
	}, [view]);

	function look(next: View) {
		const element = frame.current;
		const picture = element?.querySelector('img');
		// Several may arrive before the next render, each based on the previous one.
		latest.current =
			element && picture
				? heldIn(
						next,
						{ width: picture.offsetWidth, height: picture.offsetHeight },
						{ width: element.clientWidth, height: element.clientHeight },
					)
				: next;
		setView(latest.current);
	}
	const acts = {
		zoomIn: () => look(zoomedTo(latest.current, nextZoom(latest.current.zoom, 1))),
		zoomOut: () => look(zoomedTo(latest.current, nextZoom(latest.current.zoom, -1))),
		turn: (by: 90 | -90) => look(turnedBy(latest.current, by)),
		fit: () => look({ ...whole, turn: latest.current.turn }),
	};
	const isPinching = usePinch(frame, (by, from, to) => {
		const element = frame.current;
		if (!element) return;
		// What is under the fingers moves along with them.
		const [was, is] = [fromMiddle(from, element), fromMiddle(to, element)];
		const { zoom, x, y } = latest.current;
		look(zoomedTo({ ...latest.current, x: x + is.x - was.x, y: y + is.y - was.y }, zoom * by, is));
	});
	const { moveProps } = useMove({
		onMoveStart: () => setMoving(true),
		onMove: ({ deltaX, deltaY, pointerType }) => {
			// One of two fingers: the pair moves it.
			if (isPinching.current) return;
			// A pointer moves the image; a key moves the viewport.
			const by = pointerType === 'keyboard' ? -keyStep : 1;
			look({ ...latest.current, x: latest.current.x + deltaX * by, y: latest.current.y + deltaY * by });
		},
		onMoveEnd: () => setMoving(false),
	});
	useEffect(() => {
		const element = frame.current;
		if (!element) return;
		// A trackpad pinch arrives as a wheel event with Ctrl; the page's own zoom must not react.
		const onWheel = (event: WheelEvent) => {
			if (!event.ctrlKey) return;
			event.preventDefault();
			look(zoomedTo(latest.current, latest.current.zoom * Math.exp(-event.deltaY / 200), fromMiddle(event, element)));
		};
		element.addEventListener('wheel', onWheel, { passive: false });
		return () => element.removeEventListener('wheel', onWheel);
	});

	function onKeyDown(event: KeyboardEvent) {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		// The same key in letters of another alphabet.
		const key = event.code === 'KeyR' && event.key > '\u007f' ? 'r' : event.key.toLowerCase();
		const turned = (by: 1 | -1) => pages && (() => turnPage(pages, by));
		const act = {
			'+': acts.zoomIn,
			'=': acts.zoomIn,
			'-': acts.zoomOut,
			'0': acts.fit,
			r: () => acts.turn(event.shiftKey ? -90 : 90),
			pagedown: turned(1),
			pageup: turned(-1),
		}[key];
		if (!act) return;
		event.preventDefault();
		// The surrounding page may handle the same keys.
		event.stopPropagation();
		act();
	}
	function onDoubleClick(event: { clientX: number; clientY: number }) {
		const isNear = latest.current.zoom > 1;
		if (isNear || !frame.current) acts.fit();
		else look(zoomedTo(latest.current, 3, fromMiddle(event, frame.current)));
	}
	const moving = { ...moveProps, onKeyDown: plainKeys(moveProps.onKeyDown), onDoubleClick };
	return { view, acts, isMoving, moveProps: moving, onKeyDown };
}

function fromMiddle({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>, element: Element) {
	const box = element.getBoundingClientRect();
	return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}
