ALTER TABLE "imports"."uploads" ADD COLUMN "omitted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports"."uploads" ADD COLUMN "summary" jsonb;