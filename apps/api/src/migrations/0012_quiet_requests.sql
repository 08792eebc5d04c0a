-- Nobody at the desk waits for a request whose payment has not begun: the desk hears of it from then on. Telling would also
-- make all commits wait for each other, one for each turn of the disk.
CREATE FUNCTION is_only_begun(status text, payment_status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT status = 'AWAITING_PAYMENT' AND coalesce(payment_status, 'CREATED') IN ('CREATED', 'REDIRECTED')
$$;
--> statement-breakpoint
DROP TRIGGER visa_requests_made ON "visa_requests";
--> statement-breakpoint
DROP TRIGGER visa_requests_changed ON "visa_requests";
--> statement-breakpoint
CREATE TRIGGER visa_requests_made AFTER INSERT ON "visa_requests" FOR EACH ROW
	WHEN (NOT is_only_begun(NEW."status", NEW."payment_status")) EXECUTE FUNCTION tell_request();
--> statement-breakpoint
CREATE TRIGGER visa_requests_changed AFTER UPDATE ON "visa_requests" FOR EACH ROW
	WHEN (OLD.* IS DISTINCT FROM NEW.* AND NOT (is_only_begun(OLD."status", OLD."payment_status") AND is_only_begun(NEW."status", NEW."payment_status")))
	EXECUTE FUNCTION tell_request();
--> statement-breakpoint
-- As before, asked once: of a first attempt there is nothing to choose from.
CREATE OR REPLACE FUNCTION keep_payment_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	telling text := NEW."status";
BEGIN
	IF TG_OP = 'UPDATE' OR NEW."number" > 1 THEN
		SELECT "status" INTO telling FROM "payment_attempts" WHERE "request_id" = NEW."request_id"
		ORDER BY CASE WHEN "status" IN ('CREATED', 'REDIRECTED', 'PENDING') THEN 0
			WHEN "status" IN ('APPROVED', 'REFUND_PENDING', 'PARTIALLY_REFUNDED', 'REFUNDED') THEN 1 ELSE 2 END, "number" DESC
		LIMIT 1;
	END IF;
	UPDATE "visa_requests" SET "payment_status" = telling
	WHERE "id" = NEW."request_id" AND "payment_status" IS DISTINCT FROM telling;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Nothing asks it any more.
DROP FUNCTION telling_status(uuid);
