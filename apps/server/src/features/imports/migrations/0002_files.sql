ALTER TABLE "imports"."uploads" ADD COLUMN "file" text DEFAULT 'zip' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports"."uploads" ADD COLUMN "table_name" text;--> statement-breakpoint
ALTER TABLE "imports"."uploads" ADD COLUMN "progress" jsonb;