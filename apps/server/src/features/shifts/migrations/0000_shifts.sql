CREATE SCHEMA "shifts";
--> statement-breakpoint
CREATE TABLE "shifts"."links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partition" smallint NOT NULL,
	"shift" text NOT NULL,
	"hash" text NOT NULL,
	"by" text,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "shifts"."shifts" (
	"partition" smallint NOT NULL,
	"id" text NOT NULL,
	"shift" jsonb NOT NULL,
	"is_removed" boolean NOT NULL,
	"by" text,
	"stamp" text collate "C" NOT NULL,
	CONSTRAINT "shifts_partition_id_pk" PRIMARY KEY("partition","id")
);
--> statement-breakpoint
CREATE TABLE "shifts"."volunteers" (
	"partition" smallint NOT NULL,
	"shift" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "volunteers_partition_shift_id_pk" PRIMARY KEY("partition","shift","id")
);
--> statement-breakpoint
ALTER TABLE "shifts"."links" ADD CONSTRAINT "links_by_persons_id_fk" FOREIGN KEY ("by") REFERENCES "people"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "links_partition_shift_index" ON "shifts"."links" USING btree ("partition","shift");--> statement-breakpoint
CREATE INDEX "links_by_index" ON "shifts"."links" USING btree ("by");