/** The figures of the desk. */
export const figureWords = {
	figures: {
		heading: 'Müraciətlər bu gün',
		failed: 'Rəqəmlər öyrənilmədi',
		stale: 'Rəqəmlər yenilənmədi: aşağıdakılar köhnəlmiş ola bilər',
		work: 'İş',
		byStatus: 'Statuslar üzrə',
		money: 'Günlər üzrə məbləğ',
		course: 'Ödənilən məbləğin gedişi',
		countries: 'Qərara qədər gün, ölkələr üzrə',
		moneyText: (from: string, to: string) => `${from} – ${to}`,
		day: 'Gün',
		paid: 'Ödənilib',
		refunded: 'Qaytarılıb',
		count: 'Müraciət',
		byCountry: 'Ölkələr üzrə qərar müddəti',
		byAgent: 'Əməkdaşlar üzrə qərar müddəti',
		median: 'Ödənişdən qərara qədər (median)',
		/** Days with a tenth, as the chart beside it. */
		hours: (hours: number) =>
			hours >= 48
				? `${String(Math.round(hours / 2.4) / 10).replace('.', ',')}\u00a0gün`
				: `${Math.round(hours)}\u00a0saat`,
		none: 'Bu günlərdə heç nə yoxdur',
		overdue: 'Gecikmiş',
		departuresNear: 'Gedişi yaxın',
		refundsDue: 'Qaytarılmalı',
		stuckPayments: 'İlişən ödəniş',
	},
};
