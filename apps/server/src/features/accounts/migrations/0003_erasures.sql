CREATE TABLE "accounts"."erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts"."erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"user_id" text,
	"participant_id" text,
	"reference" text,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "accounts"."erasures" ADD CONSTRAINT "erasures_user_id_persons_id_fk" FOREIGN KEY ("user_id") REFERENCES "people"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."erasures" ADD CONSTRAINT "erasures_closed_by_persons_id_fk" FOREIGN KEY ("closed_by") REFERENCES "people"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_open_user" ON "accounts"."erasures" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_open_participant" ON "accounts"."erasures" USING btree ("participant_id") WHERE state = 'open';