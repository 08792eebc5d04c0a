import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromAddress, toAddress } from './codeInAddress';
import { CodeFault, isDrawn, readCode } from './readCode';

describe('code is read as data', () => {
	it('elements, text, numbers, lists and records', () => {
		const [button] = readCode(`<Button tone="primary" isPending count={-2} items={[{ id: 'a', label: \`B\` }]}>
			Davam
			et
		</Button>`);
		expect(button).toEqual({
			name: 'Button',
			props: { tone: 'primary', isPending: true, count: -2, items: [{ id: 'a', label: 'B' }] },
			children: ['Davam et'],
		});
	});

	it('an element as a prop, a fragment, a comment', () => {
		const [button, text] = readCode('<Button icon={<CheckIcon />}>{/* note */}Bəli</Button>və');
		expect(isDrawn(button) && isDrawn(button.props.icon)).toBe(true);
		expect(text).toBe('və');
	});

	it('a day', () => {
		const [text] = readCode("<DateText value={day('2026-12-08')} />");
		expect(isDrawn(text) && String(text.props.value)).toBe('2026-12-08');
	});

	it('a record is no element, whatever it is called', () => {
		const [part] = readCode("<Notice title={{ name: 'Button', props: {}, children: [] }} />");
		expect(isDrawn(part) && isDrawn(part.props.title)).toBe(false);
	});
});

describe('a crafted link can do nothing', () => {
	it.each([
		['a call', "<Text>{alert('x')}</Text>"],
		['a call by a way round', "<Text>{''.constructor.constructor('alert(1)')()}</Text>"],
		['a member', '<Text>{document.cookie}</Text>'],
		['a variable', '<Text>{window}</Text>'],
		['a function', '<Button data-x={() => 1}>x</Button>'],
		['an async function', '<Button data-x={async function () {}}>x</Button>'],
		['a class', '<Text>{class {}}</Text>'],
		['a template that reckons', '<Text>{`\u0024{document.cookie}`}</Text>'],
		['a tagged template', '<Text>{eval`1`}</Text>'],
		['an assignment', '<Text>{(location = "#")}</Text>'],
		['an import', "<Text>{import('x')}</Text>"],
		['new', '<Text>{new Image()}</Text>'],
		['a regular expression', '<Text>{/(a+)+b/}</Text>'],
		['a handler', '<Button onPress="x">x</Button>'],
		['a handler in a record', '<Menu items={[{ onAction: 1 }]} />'],
		['markup', '<Text dangerouslySetInnerHTML={{ __html: "<img>" }} />'],
		['a style', '<Box style={{ background: "url(//x)" }} />'],
		['a ref', '<Box ref="x" />'],
		['props by spreading', '<Box {...{ onPress: 1 }} />'],
		['a record by spreading', '<Box data={{ ...window }} />'],
		['a reckoned name', '<Box data={{ ["on" + "Press"]: 1 }} />'],
		['a getter', '<Box data={{ get a() { return 1 } }} />'],
		['a prototype', '<Box data={{ __proto__: { a: 1 } }} />'],
		['a prototype in quotes', '<Box data={{ "__proto__": { a: 1 } }} />'],
		['what looks like an element', '<Text>{{ $$typeof: 1 }}</Text>'],
		['a script as an address', '<Link href="javascript:alert(1)">x</Link>'],
		['one with a space before', '<Link href=" javascript:alert(1)">x</Link>'],
		['another machine', '<Flag src="https://elsewhere.example/f.png" />'],
		['another machine without a scheme', '<Link href="//elsewhere.example">x</Link>'],
		['another machine behind a backslash', String.raw`<Ticket note="/\elsewhere.example" />`],
		['another machine behind a tab', '<Ticket note="/\t/elsewhere.example" />'],
		['a script with a line break in it', '<Ticket note={`java\nscript:alert(1)`} />'],
		['another machine behind a control character', '<Ticket note="\u0001//elsewhere.example" />'],
		['a script behind a control character', '<Ticket note="\u0001javascript:alert(1)" />'],
		['an address in a record', '<SideNav items={[{ href: "https://elsewhere.example", label: "x" }]} />'],
		['an address by an unknown name', '<Ticket note="https://elsewhere.example" />'],
		['a page as data', '<Link href="data:text/html,x">x</Link>'],
		['a place of this machine', '<Link href="/iframe.html">x</Link>'],
		['a form’s target', '<Form action="#x" />'],
		['a part of a part', '<Menu.Item />'],
		['a named space', '<svg:script />'],
		['two programs', '</>;alert(1);<>'],
		['too much', '<Box/>'.repeat(400)],
		['too deep', `${'<Box>'.repeat(40)}${'</Box>'.repeat(40)}`],
		['too long', 'x'.repeat(9_000)],
	])('%s is refused', (_what, code) => {
		expect(() => readCode(code)).toThrow(CodeFault);
	});

	it('any text is either data or a fault that is told', () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 60, unit: fc.constantFrom(...'<>/{}()[]=."\'`$aB :;,\n') }), (code) => {
				try {
					expect(readCode(code)).toBeInstanceOf(Array);
				} catch (fault) {
					expect(fault).toBeInstanceOf(CodeFault);
				}
			}),
		);
	});
});

it('code comes back from an address as it went in, and anything else is none', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), (code) => {
			expect(toAddress(code)).toMatch(/^[\w-]*$/);
			expect(fromAddress(toAddress(code))).toBe(code);
		}),
	);
	expect(fromAddress('%%')).toBe('');
	expect(fromAddress('_w')).toBe('');
});
