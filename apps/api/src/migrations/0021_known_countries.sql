ALTER TABLE "citizenships" ADD COLUMN "iso2" text;--> statement-breakpoint
ALTER TABLE "resident_countries" ADD COLUMN "iso2" text;