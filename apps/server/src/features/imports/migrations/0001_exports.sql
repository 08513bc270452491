CREATE TABLE "imports"."exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"by" text,
	"size" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports"."exports" ADD CONSTRAINT "exports_by_persons_id_fk" FOREIGN KEY ("by") REFERENCES "people"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exports_running" ON "imports"."exports" USING btree ("state") WHERE state = 'running';