-- The pages of many new requests are written down at once. Each page of a table then needs room for a second writing of all
-- its rows, not of one after another: without it the second lies elsewhere, and changes all eighteen indexes of the request.
ALTER TABLE "visa_requests" SET (fillfactor = 48);
--> statement-breakpoint
-- A key is written, and a moment later its answer, which is three times as long.
ALTER TABLE "idempotency_keys" SET (fillfactor = 25);
