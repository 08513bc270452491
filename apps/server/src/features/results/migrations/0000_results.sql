CREATE SCHEMA "results";
--> statement-breakpoint
CREATE TABLE "results"."links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partition" smallint NOT NULL,
	"unit" text NOT NULL,
	"label" text NOT NULL,
	"hash" text NOT NULL,
	"by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "results"."steps" (
	"partition" smallint NOT NULL,
	"unit" text NOT NULL,
	"id" text NOT NULL,
	"step" jsonb NOT NULL,
	"by" text,
	"entry" bigint NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "steps_partition_unit_id_pk" PRIMARY KEY("partition","unit","id")
);
--> statement-breakpoint
ALTER TABLE "results"."links" ADD CONSTRAINT "links_by_persons_id_fk" FOREIGN KEY ("by") REFERENCES "people"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "links_unit" ON "results"."links" USING btree ("partition","unit");