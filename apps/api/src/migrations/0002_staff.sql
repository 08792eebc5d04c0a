CREATE TABLE "staff_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "visa_requests_assigned";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_invited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_request_id_visa_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."visa_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notes_request" ON "staff_notes" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "visa_requests_created" ON "visa_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "visa_requests_assigned" ON "visa_requests" USING btree ("assigned_to","created_at");