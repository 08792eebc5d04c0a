-- Parts of numbers are found by their groups of three letters; the index that is looked through for shorter ones is also the
-- one that keeps numbers apart.
ALTER TABLE "visa_requests" DROP CONSTRAINT "visa_requests_reference_unique";
--> statement-breakpoint
DROP INDEX "visa_requests_reference";
--> statement-breakpoint
DROP INDEX "visa_requests_decided";
--> statement-breakpoint
-- How long decisions took is asked of the requests that were decided, in their index alone.
ALTER TABLE "visa_requests" ADD COLUMN "paid_at" timestamp with time zone;
--> statement-breakpoint
-- Written with the table as a whole: row by row each of a million would come anew into every index, for minutes.
CREATE FUNCTION first_paid(request uuid) RETURNS timestamp with time zone LANGUAGE sql STABLE AS $$
	SELECT min("paid_at") FROM "payment_attempts" WHERE "request_id" = request
$$;
--> statement-breakpoint
ALTER TABLE "visa_requests" ALTER COLUMN "paid_at" TYPE timestamp with time zone USING first_paid("id");
--> statement-breakpoint
DROP FUNCTION first_paid(uuid);
--> statement-breakpoint
CREATE UNIQUE INDEX "visa_requests_reference" ON "visa_requests" USING btree ("reference") INCLUDE ("id");
--> statement-breakpoint
-- Whoever makes a request puts it on the list of what is to be sorted in; a short one is sorted in soon.
CREATE INDEX "visa_requests_number" ON "visa_requests" USING gin ("reference" gin_trgm_ops) WITH (gin_pending_list_limit = 512);
--> statement-breakpoint
CREATE INDEX "visa_requests_decided" ON "visa_requests" USING btree ("decided_at") INCLUDE ("paid_at","country_id","assigned_to")
	WHERE "decided_at" IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION keep_paid_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "visa_requests" SET "paid_at" = first."at"
	FROM (SELECT min("paid_at") AS "at" FROM "payment_attempts" WHERE "request_id" = NEW."request_id") AS first
	WHERE "id" = NEW."request_id" AND "visa_requests"."paid_at" IS DISTINCT FROM first."at";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payment_attempts_paid_first AFTER INSERT ON "payment_attempts" FOR EACH ROW
	WHEN (NEW."paid_at" IS NOT NULL) EXECUTE FUNCTION keep_paid_at();
--> statement-breakpoint
CREATE TRIGGER payment_attempts_paid_changed AFTER UPDATE OF "paid_at" ON "payment_attempts" FOR EACH ROW
	WHEN (OLD."paid_at" IS DISTINCT FROM NEW."paid_at") EXECUTE FUNCTION keep_paid_at();
--> statement-breakpoint
-- What is over is most of all requests, and is counted as it ends. One row for each state would let all who end one wait for
-- each other: each writes a row of its own, and the sweep puts them together.
CREATE TABLE "final_counts" (
	"status" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "final_counts" SELECT "status", count(*) FROM "visa_requests"
	WHERE "status" IN ('APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED') GROUP BY "status";
--> statement-breakpoint
CREATE FUNCTION is_final(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN status IN ('APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED');
--> statement-breakpoint
CREATE FUNCTION count_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND is_final(OLD."status") THEN
		INSERT INTO "final_counts" VALUES (OLD."status", -1);
	END IF;
	IF TG_OP <> 'DELETE' AND is_final(NEW."status") THEN
		INSERT INTO "final_counts" VALUES (NEW."status", 1);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER visa_requests_made_final AFTER INSERT ON "visa_requests" FOR EACH ROW
	WHEN (is_final(NEW."status")) EXECUTE FUNCTION count_final();
--> statement-breakpoint
CREATE TRIGGER visa_requests_final AFTER UPDATE OF "status" ON "visa_requests" FOR EACH ROW
	WHEN (OLD."status" IS DISTINCT FROM NEW."status" AND (is_final(OLD."status") OR is_final(NEW."status")))
	EXECUTE FUNCTION count_final();
--> statement-breakpoint
CREATE TRIGGER visa_requests_gone AFTER DELETE ON "visa_requests" FOR EACH ROW
	WHEN (is_final(OLD."status")) EXECUTE FUNCTION count_final();
