CREATE SCHEMA "feedback";
--> statement-breakpoint
CREATE TABLE "feedback"."suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"sentiment" text NOT NULL,
	"suggestion" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feedback"."suggestions" ADD CONSTRAINT "suggestions_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "people"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestions_at" ON "feedback"."suggestions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "suggestions_person" ON "feedback"."suggestions" USING btree ("person_id");