CREATE SCHEMA "imports";
--> statement-breakpoint
CREATE TABLE "imports"."uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"by" text,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports"."uploads" ADD CONSTRAINT "uploads_by_persons_id_fk" FOREIGN KEY ("by") REFERENCES "people"."persons"("id") ON DELETE set null ON UPDATE no action;