import { formatMoney } from 'visa-sdk/format';
import { toAzn } from 'visa-sdk/rules';
import type { SandboxStatus } from '../../../platform/db/schema/payments';
import { escapeHtml } from '../../../platform/escapeHtml';
import type { SandboxPayment } from './ledger';

/** Stands in each of the bank’s pages; their policy allows it by its hash. */
export const pageStyle = `
:root { color-scheme: light dark; --page: #eceff3; --sheet: #fff; --ink: #16202b; --soft: #566373; --line: #d4dae1; --main: #123f7a; --on-main: #fff; --bad: #a3261f; --mark: #f4e3b5; --on-mark: #513c05 }
@media (prefers-color-scheme: dark) { :root { --page: #10151b; --sheet: #1a212a; --ink: #eef1f5; --soft: #a6b2c0; --line: #36414e; --main: #8fb7f2; --on-main: #0c1a2c; --bad: #ff9b92; --mark: #4a3b12; --on-mark: #f7e7bd } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--ink); font: 16px/1.5 'Segoe UI', Roboto, Helvetica, Arial, sans-serif }
header { background: var(--sheet); border-bottom: 1px solid var(--line) }
header p { max-width: 30rem; margin: 0 auto; padding: 16px 20px; font-weight: 700; letter-spacing: .01em }
main { max-width: 30rem; margin: 0 auto; padding: 24px 16px 48px }
.mark { margin: 0 0 16px; padding: 10px 14px; border-radius: 8px; background: var(--mark); color: var(--on-mark); font-size: 14px }
.sheet { padding: 24px 20px; border: 1px solid var(--line); border-radius: 14px; background: var(--sheet) }
h1 { margin: 0 0 4px; font-size: 20px; line-height: 1.3 }
.amount { margin: 0 0 20px; font-size: 34px; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums }
dl { margin: 0 0 24px }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-top: 1px solid var(--line) }
dt { color: var(--soft) } dd { margin: 0; text-align: right; font-weight: 600 }
form { display: grid; gap: 12px }
button, .button { display: block; width: 100%; min-height: 48px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
.main { border-color: var(--main); background: var(--main); color: var(--on-main) }
fieldset { display: grid; gap: 12px; margin: 8px 0 0; padding: 16px 0 0; border: 0; border-top: 1px solid var(--line) }
legend { float: left; padding: 0; color: var(--soft); font-size: 14px }
.bad { color: var(--bad) }
button:focus-visible, .button:focus-visible { outline: 3px solid var(--main); outline-offset: 2px }
@media (min-width: 40rem) { .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px } } .pair { display: grid; gap: 12px }
@media (forced-colors: active) { .main { forced-color-adjust: none; border-color: Highlight; background: Highlight; color: HighlightText } .main:focus-visible { outline-color: CanvasText } }
`;

const frame = (title: string, content: string) => `<!doctype html>
<html lang="az"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – Sınaq Bankı</title><style>${pageStyle}</style></head>
<body><header><p>Sınaq Bankı</p></header><main>
<p class="mark">Bu, sınaq ödəniş səhifəsidir. Karta toxunulmur, pul tutulmur.</p>
${content}
</main></body></html>`;

const details = ({ description, amount }: SandboxPayment) => `<p class="amount">${formatMoney(toAzn(amount))}</p>
<dl><div><dt>Satıcı</dt><dd>Viza</dd></div><div><dt>Müraciət</dt><dd>${escapeHtml(description)}</dd></div></dl>`;

/** The bank's page while a payment is undecided. */
export function payPage(payment: SandboxPayment): string {
	const waiting = payment.status === 'PENDING' ? '<p role="status">Bu ödəniş hələ gözləmədədir.</p>' : '';
	return frame(
		'Ödəniş',
		`<section class="sheet" aria-labelledby="title"><h1 id="title">Ödəniləcək məbləğ</h1>${details(payment)}${waiting}
<form method="post">
<button class="main" name="outcome" value="pay">Ödə</button>
<button name="outcome" value="later">Sonra ödə (gözləmədə saxla)</button>
<div class="pair"><button class="bad" name="outcome" value="decline">Ödənişi rədd et</button>
<button name="outcome" value="cancel">Ləğv et</button></div>
<fieldset><legend>Sınaq halları</legend>
<button name="outcome" value="late">Təsdiq 15 saniyə gec gəlsin</button>
<button name="outcome" value="twice">Təsdiq üç dəfə gəlsin</button>
<button name="outcome" value="other">1 AZN artıq götürsün</button>
<button name="outcome" value="timeout">Bank cavab verməsin</button></fieldset>
</form></section>`,
	);
}

const decided: Partial<Record<SandboxStatus, string>> = {
	APPROVED: 'Ödəniş qəbul olunub',
	DECLINED: 'Ödəniş rədd edilib',
	CANCELLED: 'Ödəniş ləğv edilib',
	EXPIRED: 'Ödənişin vaxtı bitib',
	REFUNDED: 'Ödəniş geri qaytarılıb',
};

/** The bank's page after the decision. */
export function decidedPage(payment: SandboxPayment, backUrl: string): string {
	const title = decided[payment.status] ?? 'Ödəniş';
	return frame(
		title,
		`<section class="sheet" aria-labelledby="title"><h1 id="title">${title}</h1>${details(payment)}
<a class="button main" href="${escapeHtml(backUrl)}">Satıcının səhifəsinə qayıt</a></section>`,
	);
}

/** A bank that never responds: no way back, as with a lost connection. */
export const timeoutPage = (payment: SandboxPayment) =>
	frame(
		'Bank cavab vermədi',
		`<section class="sheet" aria-labelledby="title"><h1 id="title">Bank cavab vermədi</h1>${details(payment)}
<p role="status">Əlaqə kəsildi: ödənişə qərar verilmədi və satıcıya heç bir xəbər getmədi. Ödənişin vaxtı 60 dəqiqədən sonra bitəcək.</p></section>`,
	);

/** The page behind a link that leads to no payment. */
export const unknownPage = () =>
	frame(
		'Ödəniş tapılmadı',
		'<section class="sheet"><h1>Ödəniş tapılmadı</h1><p>Link yanlışdır və ya köhnəlib.</p></section>',
	);
