DROP INDEX "courses"."certificates_once";--> statement-breakpoint
ALTER TABLE "courses"."certificates" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "courses"."certificates" ADD COLUMN "revoked_by" text;--> statement-breakpoint
ALTER TABLE "courses"."certificates" ADD COLUMN "revoked_reason" text;--> statement-breakpoint
ALTER TABLE "courses"."certificates" ADD CONSTRAINT "certificates_revoked_by_persons_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "people"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_once_valid" ON "courses"."certificates" USING btree ("person_id","course") WHERE "courses"."certificates"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "certificates_of_course" ON "courses"."certificates" USING btree ("course","person_id");--> statement-breakpoint
CREATE INDEX "lessons_done_of_course" ON "courses"."lessons_done" USING btree ("course");