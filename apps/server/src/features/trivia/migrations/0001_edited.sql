ALTER TABLE "trivia"."trivias" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "trivia"."trivias" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "trivia"."trivias" ADD COLUMN "edited_by" text;--> statement-breakpoint
ALTER TABLE "trivia"."trivias" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trivia"."trivias" ADD CONSTRAINT "trivias_edited_by_persons_id_fk" FOREIGN KEY ("edited_by") REFERENCES "people"."persons"("id") ON DELETE set null ON UPDATE no action;