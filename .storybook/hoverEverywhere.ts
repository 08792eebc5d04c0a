import { breakpoints } from '../packages/visa-ui/src/theme/tokens';

/** `media.hover`, as written and as minified. */
const waits = new RegExp(String.raw`\(hover: ?hover\) and \((min-width: ?|width ?>= ?)${breakpoints.desktop}px\)`);
/** Commas between selectors, and not within the brackets of one. */
const betweenSelectors = /,(?!(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))/;
/** As specific as what it stands for. The second class is set by the pseudo-states addon's toolbar. */
const asHovered = ':is(.pseudo-hover, .pseudo-hover-all *)';

/** The hover rules in it, for what is only shown as hovered. */
function shownAsHovered(rule: CSSRule): string {
	if (rule instanceof CSSStyleRule) {
		const hovering = rule.selectorText.split(betweenSelectors).filter((selector) => selector.includes(':hover'));
		return hovering.length > 0 ? `${hovering.join().replaceAll(':hover', asHovered)} { ${rule.style.cssText} }` : '';
	}
	if (!(rule instanceof CSSGroupingRule)) return '';
	const inside = [...rule.cssRules].map(shownAsHovered).join('');
	return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{ ${inside} }`;
}

function showIn(container: CSSStyleSheet | CSSGroupingRule): void {
	// From the end, because each copy moves what follows it.
	for (const { rule, index } of Array.from(container.cssRules, (rule, index) => ({ rule, index })).reverse()) {
		if (rule instanceof CSSMediaRule && waits.test(rule.conditionText)) {
			const others = rule.conditionText.replace(waits, 'all');
			const inside = [...rule.cssRules].map(shownAsHovered).join('');
			// Right after the original, and in its layer: it wins and loses against the same rules.
			if (inside) container.insertRule(`@media ${others} { ${inside} }`, index + 1);
		} else if (rule instanceof CSSGroupingRule) showIn(rule);
	}
}

/**
 * Shows what a story marks as hovered in every canvas. Components react to hovering only in wide windows with a pointer
 * [NAV-09], and so would the pictures of their states. A real pointer changes nothing more than it did.
 */
export function showHoverEverywhere(): void {
	const done = new WeakSet<CSSStyleSheet>();
	const showInAll = () => {
		for (const sheet of document.styleSheets) {
			if (done.has(sheet)) continue;
			done.add(sheet);
			showIn(sheet);
		}
	};
	showInAll();
	// Components that are loaded when they are wanted bring sheets of their own.
	new MutationObserver(showInAll).observe(document.head, { childList: true, characterData: true, subtree: true });
	document.head.addEventListener('load', showInAll, { capture: true });
}
