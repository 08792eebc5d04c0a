CREATE UNIQUE INDEX "citizenships_name" ON "citizenships" USING btree (replace(fold_text("name"), 'ə', 'e'));--> statement-breakpoint
CREATE UNIQUE INDEX "countries_name" ON "countries" USING btree (replace(fold_text("name"), 'ə', 'e'));--> statement-breakpoint
CREATE UNIQUE INDEX "resident_countries_name" ON "resident_countries" USING btree (replace(fold_text("name"), 'ə', 'e'));--> statement-breakpoint
CREATE UNIQUE INDEX "services_name" ON "services" USING btree (replace(fold_text("name"), 'ə', 'e'));--> statement-breakpoint
CREATE UNIQUE INDEX "visa_options_kind" ON "visa_options" USING btree (replace(fold_text("type"), 'ə', 'e'),"duration","fee");--> statement-breakpoint
CREATE UNIQUE INDEX "visa_types_name" ON "visa_types" USING btree (replace(fold_text("name"), 'ə', 'e'));