import { describe, expect, it } from 'vitest';
import { csvLine } from './csv';

describe('a line of CSV', () => {
	it.each([
		[['Əlcəzair', 12.5, true, false, null], 'Əlcəzair,12.5,Bəli,Xeyr,\r\n'],
		[['a,b', 'say "x"', 'iki\nsətir'], '"a,b","say ""x""","iki\nsətir"\r\n'],
		[['=1+1', '+1-2', '-2', '@SUM(A1)'], "'=1+1,'+1-2,'-2,'@SUM(A1)\r\n"],
		[['＝1+1', '＋1', '－2', '＠SUM(A1)', 'a;＝1'], "'＝1+1,'＋1,'－2,'＠SUM(A1),a;'＝1\r\n"],
		[['\t=1', '\r=1'], `'\t'=1,"'\r'=1"\r\n`],
		// Excel separates cells by semicolons where numbers have a decimal comma, as in Azerbaijan.
		[['a;=1+1', 'b;c', 'd\n@x'], `a;'=1+1,b;c,"d\n'@x"\r\n`],
		// It takes a quote at the beginning of such a cell for its own, and what follows for the text.
		[['a', 'b;"=1+1;'], `a,"b;'""=1+1;"\r\n`],
		[['+994501234567', '+994 50 123 45 67', '+994;=1'], "+994501234567,+994 50 123 45 67,'+994;'=1\r\n"],
		[['=HYPERLINK("x","y")'], `"'=HYPERLINK(""x"",""y"")"\r\n`],
		[[-5, 0], '-5,0\r\n'],
	])('[DSH-08] %j', (cells, line) => {
		expect(csvLine(cells)).toBe(line);
	});

	it.each([
		// The decimal comma of the country; a comma in a text needs no quotes, a semicolon does.
		[['Əlcəzair', 12.5, -0.5, 7, true, null], 'Əlcəzair;12,5;-0,5;7;Bəli;\r\n'],
		[['a,b', 'c;d', 'say "x"', 'iki\nsətir', '12.5'], 'a,b;"c;d";"say ""x""";"iki\nsətir";12.5\r\n'],
		[['=1+1', '+994501234567', '＝1'], "'=1+1;+994501234567;'＝1\r\n"],
		// A spreadsheet that expects commas must find no formula either.
		[['a,=1+1', 'b,"=1+1,', 'c;@x'], `a,'=1+1;"b,'""=1+1,";"c;'@x"\r\n`],
	])('[DSH-08] with semicolons: %j', (cells, line) => {
		expect(csvLine(cells, 'semicolon')).toBe(line);
	});
});
