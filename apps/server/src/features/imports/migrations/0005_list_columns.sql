CREATE TABLE "imports"."list_columns" (
	"titles" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports"."uploads" ADD COLUMN "columns" jsonb;