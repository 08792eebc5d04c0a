-- Every change of what is on offer gives the catalogue a new version, whoever makes it: ready answers go by it.
CREATE FUNCTION new_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "facts" ("name", "value") VALUES ('catalogue-version', '1')
	ON CONFLICT ("name") DO UPDATE SET "value" = ("facts"."value"::bigint + 1)::text;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER countries_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "countries"
	FOR EACH STATEMENT EXECUTE FUNCTION new_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER visa_types_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "visa_types"
	FOR EACH STATEMENT EXECUTE FUNCTION new_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER visa_options_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "visa_options"
	FOR EACH STATEMENT EXECUTE FUNCTION new_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER services_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "services"
	FOR EACH STATEMENT EXECUTE FUNCTION new_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER country_visa_types_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "country_visa_types"
	FOR EACH STATEMENT EXECUTE FUNCTION new_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER country_visa_options_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "country_visa_options"
	FOR EACH STATEMENT EXECUTE FUNCTION new_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER country_services_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "country_services"
	FOR EACH STATEMENT EXECUTE FUNCTION new_catalogue_version();
