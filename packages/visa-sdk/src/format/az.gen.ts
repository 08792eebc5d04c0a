// Written by tools/cldr/generate.mjs from CLDR 48.0; Monday is the first day.
export const az = {
	"months": [
		"yanvar",
		"fevral",
		"mart",
		"aprel",
		"may",
		"iyun",
		"iyul",
		"avqust",
		"sentyabr",
		"oktyabr",
		"noyabr",
		"dekabr"
	],
	"monthsAlone": [
		"yanvar",
		"fevral",
		"mart",
		"aprel",
		"may",
		"iyun",
		"iyul",
		"avqust",
		"sentyabr",
		"oktyabr",
		"noyabr",
		"dekabr"
	],
	"monthsShort": [
		"yan",
		"fev",
		"mar",
		"apr",
		"may",
		"iyn",
		"iyl",
		"avq",
		"sen",
		"okt",
		"noy",
		"dek"
	],
	"weekdays": [
		"bazar ertəsi",
		"çərşənbə axşamı",
		"çərşənbə",
		"cümə axşamı",
		"cümə",
		"şənbə",
		"bazar"
	],
	"weekdaysShort": [
		"B.E.",
		"Ç.A.",
		"Ç.",
		"C.A.",
		"C.",
		"Ş.",
		"B."
	],
	"decimal": ",",
	"group": "."
} as const;
