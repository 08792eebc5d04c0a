// Writes every page's size budget from the last build, and says which ones changed.
import { writeFileSync } from 'node:fs';
import { budgetFor, budgetsPath, pageWeights, readBudgets } from './pageWeights.ts';

const was = readBudgets();
const budgets = Object.entries(pageWeights()).map(([address, weight]) => [address, budgetFor(weight)] as const);
for (const [address, budget] of budgets) {
	const before = was[address];
	if (Number(budget) !== before) console.log(`${address}: ${before?.toFixed(1) ?? 'new'} → ${budget}`);
}
const lines = budgets.map(([address, budget]) => `  ${JSON.stringify(address)}: ${budget}`);
writeFileSync(budgetsPath, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${budgets.length} pages weighed; see build/budgets.json`);
