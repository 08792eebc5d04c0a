/** The part of {@link messages} that the wizard uses: its travellers need none of the others. [DAT-08] [VAL-01] */
export const tripMessages = {
	startDate: 'Başlanğıc tarix düzgün deyil',
	endDate: 'Bitiş tarix düzgün deyil',
	document: 'Şəxsiyyət vəsiqənin üst tərəfi tələb olunur',
	notes: 'Qeydlər 500 simvoldan çox ola bilməz',
	promocode: 'Promo kod 3 ilə 50 simvol arasında olmalıdır',
	peopleMinimum: 'Minimum səyahətçi sayı 1-dir',
	peopleMaximum: 'Maksimum səyahətçi sayı 10-dur',
} as const;
