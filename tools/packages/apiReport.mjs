// Describes a package's public API by entry point: each component with its props and each client call, with types and
// first sentences.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../setup/shared.mjs';

/** Above this number, props defined by another package are summarised by their source. */
const MANY = 40;
const LONG = 200;

/** @typedef {Awaited<ReturnType<typeof readNow>>} Read @type {Map<string, Promise<Read>>} */
const known = new Map();
/** Read once, whatever is asked of it: types are most of the work. @param {'visa-sdk' | 'visa-ui'} packageName */
function readEntries(packageName) {
	const reading = known.get(packageName) ?? readNow(packageName);
	known.set(packageName, reading);
	return reading;
}

/** @param {'visa-sdk' | 'visa-ui'} packageName */
async function readNow(packageName) {
	const folder = join(root, 'packages', packageName);
	const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
	const entries = Object.entries(/** @type {Record<string, Record<string, string>>} */ (exports)).flatMap(
		([name, target]) => {
			const source = target['viza-source'];
			// What a pattern matches is in the main entry too.
			return source && !/\.css\.ts$|\*/.test(source) ? [{ name, path: join(folder, source) }] : [];
		},
	);
	const read = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
	const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, folder);
	const program = ts.createProgram(
		entries.map(({ path }) => path),
		// Otherwise the order of a union would depend on the order in which files are read.
		{ ...options, noEmit: true, stableTypeOrdering: true },
	);
	return { entries, program };
}

/** @param {'visa-sdk' | 'visa-ui'} packageName @returns {Promise<Map<string, string>>} file name → content */
export async function describeApi(packageName) {
	const { entries, program } = await readEntries(packageName);
	const writer = createWriter(program.getTypeChecker());
	return new Map(
		entries.map(({ name, path }) => {
			const file = program.getSourceFile(path);
			if (!file) throw new Error(`No such entry: ${path}`);
			const id = name === '.' ? 'index' : name.slice(2);
			const title = name === '.' ? packageName : `${packageName}/${id}`;
			return [`${id}.api.txt`, `${title}: written by 'pnpm api'\n\n${writer.describe(file)}\n`];
		}),
	);
}

/** A component's props are described with the component. */
const toldOtherwise = /Props$|^\[/;
const isWritten = (/** @type {string} */ path) => /\.gen\.ts$/.test(path);

/**
 * Exported names without a description.
 * @param {'visa-sdk' | 'visa-ui'} packageName @returns {Promise<string[]>} 'visa-ui/theme: media'
 */
export async function unsaid(packageName) {
	const { entries, program } = await readEntries(packageName);
	const checker = program.getTypeChecker();
	return entries.flatMap(({ name, path }) => {
		const file = program.getSourceFile(path);
		const module = file && checker.getSymbolAtLocation(file);
		const symbols = module ? checker.getExportsOfModule(module) : [];
		return symbols.flatMap((symbol) => {
			const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
			if (toldOtherwise.test(symbol.name) || isForeign(real) || isWritten(fileOf(real))) return [];
			// Asked for in one way only: the compiler remembers the answer, and links are written differently in the other.
			const words = ts.displayPartsToString(real.getDocumentationComment(undefined));
			return words ? [] : [`${name.replace('.', packageName)}: ${symbol.name}`];
		});
	});
}

/** @param {ts.TypeChecker} checker */
function createWriter(checker) {
	const plain =
		ts.TypeFormatFlags.NoTruncation |
		ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
		ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

	/** @param {ts.SourceFile} file */
	function describe(file) {
		const module = checker.getSymbolAtLocation(file);
		if (!module) return '';
		const symbols = checker
			.getExportsOfModule(module)
			.map((symbol) => ({ name: symbol.name, symbol: resolve(symbol) }))
			.sort((a, b) => (a.name < b.name ? -1 : 1));
		const components = new Set(symbols.filter(isComponent).map(({ name }) => name));
		const icons = symbols.filter(({ name }) => name.endsWith('Icon') && components.has(name));
		const views = symbols.filter(({ name }) => components.has(name) && !name.endsWith('Icon'));
		// A component's props are listed with the component.
		const rest = symbols.filter(
			({ name }) => !components.has(name) && !(name.endsWith('Props') && components.has(name.slice(0, -5))),
		);
		return [
			...views.map(describeComponent),
			...(icons.length > 0
				? [`icons, each with the props of IconProps\n  ${wrap(icons.map(({ name }) => name))}`]
				: []),
			...rest.map(describeOther),
		].join('\n\n');
	}

	/** @param {ts.Symbol} symbol */
	const resolve = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

	/** @param {{ name: string, symbol: ts.Symbol }} entry */
	function isComponent({ name, symbol }) {
		if (!/^[A-Z]/.test(name) || !(symbol.flags & ts.SymbolFlags.Value)) return false;
		const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
		return Boolean(signature && /Element|ReactNode/.test(checker.typeToString(signature.getReturnType())));
	}

	/** @param {{ name: string, symbol: ts.Symbol }} entry */
	function describeComponent({ name, symbol }) {
		const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
		const parameter = signature?.parameters[0];
		const generics = signature?.typeParameters?.map((type) => generic(type)).join(', ');
		const head = `<${name}>${generics ? ` of ${generics}` : ''}${sentence(symbol)}`;
		return parameter ? `${head}\n${members(checker.getTypeOfSymbol(parameter))}` : head;
	}

	/** @param {ts.TypeParameter} type */
	function generic(type) {
		const limit = type.getConstraint();
		return `${type.symbol.name}${limit ? ` extends ${show(limit)}` : ''}`;
	}

	/** @param {{ name: string, symbol: ts.Symbol }} entry */
	function describeOther({ name, symbol }) {
		const words = sentence(symbol);
		if (symbol.flags & ts.SymbolFlags.Value) {
			const type = checker.getTypeOfSymbol(symbol);
			const calls = type.getCallSignatures();
			if (calls.length > 0)
				return calls
					.map((call) => `function ${name}${shorten(checker.signatureToString(call, undefined, plain))}${words}`)
					.concat(name === 'createClient' && calls[0] ? describeClient(calls[0].getReturnType()) : [])
					.join('\n');
			const output = type.getProperty('_zod') && type.getProperty('_output');
			if (output) return `schema ${name}: ${show(checker.getTypeOfSymbol(output))}${words}`;
			const text = show(type);
			return text.length < 160 ? `const ${name}: ${text}${words}` : `const ${name}${words}\n${members(type)}`;
		}
		const type = checker.getDeclaredTypeOfSymbol(symbol);
		const parameters = (symbol.declarations ?? []).flatMap((declaration) =>
			ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)
				? (declaration.typeParameters ?? []).map((parameter) => parameter.getText().replace(/\s+/g, ' '))
				: [],
		);
		const title = `type ${name}${parameters.length > 0 ? `<${parameters.join(', ')}>` : ''}`;
		const isObject =
			type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) && type.getCallSignatures().length === 0;
		if (isObject && type.getProperties().length > 0 && !checker.isArrayType(type))
			return `${title}${words}\n${members(type)}`;
		return `${title} = ${show(type, true)}${words}`;
	}

	/** Every call by its resource, with what it does. @param {ts.Type} client */
	function describeClient(client) {
		return checker.getPropertiesOfType(client).flatMap((resource) =>
			checker.getPropertiesOfType(checker.getTypeOfSymbol(resource)).map((call) => {
				const [signature] = checker.getTypeOfSymbol(call).getCallSignatures();
				const text = signature ? shorten(checker.signatureToString(signature, undefined, plain)) : '';
				return `  ${resource.name}.${call.name}${text}${sentence(call)}`;
			}),
		);
	}

	/** A name as people write it: the compiler numbers its symbols. @param {ts.Symbol} property */
	const nameOf = ({ name }) => name.replace(/^__@(\w+)@\d+$/, '[Symbol.$1]');

	/** The properties of a type, a line each; those that another package defines, in short. @param {ts.Type} type */
	function members(type) {
		const all = checker.getPropertiesOfType(type);
		const roots = all.filter((property) => fileOf(property).endsWith('/src/root/index.ts'));
		const own = all.filter((property) => !isForeign(property) && !roots.includes(property));
		const foreign = all.filter(isForeign);
		const lines = own.map((property) => `  ${describeProperty(property)}`);
		const indexes = checker.getIndexInfosOfType(type).map((index) => `[${show(index.keyType)}]: ${show(index.type)}`);
		const isRoot = roots.length > 0;
		if (isRoot)
			lines.push(
				`  root: ${roots.map((property) => rootWord(property)).join(', ')}${indexes.length > 0 ? ', data-*' : ''}`,
			);
		else lines.push(...indexes.map((index) => `  ${index}`));
		const { names, isNeeded } = alternatives(type);
		if (names.length > 0) lines.unshift(`  ${isNeeded ? 'needs one of' : 'one form needs'}: ${names.join(', ')}`);
		for (const [from, properties] of Map.groupBy(foreign, packageOf)) {
			const list = properties.map(nameOf).sort();
			lines.push(`  of ${from}: ${list.length > MANY ? wrap(interfacesOf(properties)) : wrap(list)}`);
		}
		return lines.join('\n');
	}

	/** What every root takes, in a word. @param {ts.Symbol} property */
	function rootWord(property) {
		if (property.name !== 'ref') return property.name;
		return `ref of ${show(checker.getTypeOfSymbol(property)).replace(/^.*\bRef<(.*?)>.*$/, '$1')}`;
	}

	/** @param {ts.Symbol} property */
	function describeProperty(property) {
		const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
		const text = show(checker.getTypeOfSymbol(property));
		const bare = isOptional ? text.replace(/^undefined \| | \| undefined$/g, '') : text;
		const type = bare.replace(/^\((\(.*\) => [^|]*)\)$/, '$1');
		const name = /^[\w$[\].]+$/.test(nameOf(property)) ? nameOf(property) : `'${property.name}'`;
		return `${name}${isOptional ? '?' : ''}: ${type}${sentence(property)}`;
	}

	/** Names of which a union wants exactly one, such as a field's accessible name. @param {ts.Type} type */
	function alternatives(type) {
		if (!type.isUnion()) return { names: [], isNeeded: false };
		const needed = type.types.map((member) =>
			checker
				.getPropertiesOfType(member)
				.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
				.map(({ name }) => name),
		);
		const everywhere = needed.reduce((all, names) => all.filter((name) => names.includes(name)));
		const special = needed.map((names) => names.filter((name) => !everywhere.includes(name)));
		return { names: [...new Set(special.flat())], isNeeded: special.every((names) => names.length > 0) };
	}

	/** @param {ts.Type} type @param {boolean} [isOwnAlias] tells what an alias stands for */
	function show(type, isOwnAlias = false) {
		const more = isOwnAlias ? ts.TypeFormatFlags.InTypeAlias : ts.TypeFormatFlags.None;
		return shorten(checker.typeToString(type, undefined, plain | more));
	}

	return { describe };
}

/** A type that is too long to be read is cut, with a mark that changes when the rest does. @param {string} type */
function shorten(type) {
	const text = type.replace(/import\("[^"]+"\)\./g, '');
	if (text.length <= LONG) return text;
	return `${text.slice(0, LONG)}… #${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}

/** @param {ts.Symbol} property */
function fileOf(property) {
	return property.declarations?.[0]?.getSourceFile().fileName ?? '';
}

/** @param {ts.Symbol} property */
const isForeign = (property) => fileOf(property).includes('/node_modules/');

/** @param {ts.Symbol} property */
function packageOf(property) {
	const path = fileOf(property).split('/node_modules/').at(-1) ?? '';
	return path
		.split('/')
		.slice(0, path.startsWith('@') ? 2 : 1)
		.join('/')
		.replace('@types/', '');
}

/** @param {ts.Symbol[]} properties */
function interfacesOf(properties) {
	const names = properties.map((property) => {
		const parent = property.declarations?.[0]?.parent;
		return parent && ts.isInterfaceDeclaration(parent) ? parent.name.text : '';
	});
	return [...new Set(names.filter(Boolean))].sort();
}

/** The first sentence of the docs, and whether it is on its way out. @param {ts.Symbol} symbol */
function sentence(symbol) {
	const text = ts.displayPartsToString(symbol.getDocumentationComment(undefined)).replace(/\s+/g, ' ');
	const first = /^.*?(?<!e\.g|i\.e)[.!?](?=\s|$)|^.*$/.exec(text.replace(/\s*\[[A-Z]{3}-\d+\]/g, ''))?.[0].trim() ?? '';
	const deprecated = symbol.getJsDocTags().find(({ name }) => name === 'deprecated');
	const warning = deprecated ? `DEPRECATED ${ts.displayPartsToString(deprecated.text)} ` : '';
	return warning || first ? `  · ${warning}${first}` : '';
}

/** @param {string[]} names */
function wrap(names) {
	const lines = [''];
	for (const name of names) {
		const last = lines.length - 1;
		if (`${lines[last]}, ${name}`.length > 110) lines.push(name);
		else lines[last] = lines[last] ? `${lines[last]}, ${name}` : name;
	}
	return lines.join(',\n    ');
}
