CREATE TABLE "sport"."frozen_awards" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"source" smallint NOT NULL,
	"event_id" text NOT NULL,
	"discipline_code" text NOT NULL,
	"medal" text NOT NULL,
	"sort" integer NOT NULL,
	"order" integer,
	"competitor_id" text NOT NULL,
	"competitor_type" text,
	"organisation" text,
	"name" text,
	"unit_id" text,
	"day" date,
	"is_not_awarded" boolean NOT NULL,
	"status" text,
	"stamp" text collate "C" NOT NULL,
	"members" jsonb NOT NULL,
	"notes" text[] NOT NULL,
	CONSTRAINT "frozen_awards_partition_owner_event_id_sort_pk" PRIMARY KEY("partition","owner","event_id","sort")
);
--> statement-breakpoint
CREATE TABLE "sport"."frozen_medal_lists" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"ref" text NOT NULL,
	"version" integer NOT NULL,
	"stamp" text collate "C" NOT NULL,
	"notes" text[] NOT NULL,
	"lines" jsonb NOT NULL,
	"head_version" integer NOT NULL,
	"head_stamp" text collate "C" NOT NULL,
	CONSTRAINT "frozen_medal_lists_partition_owner_version_stamp_pk" PRIMARY KEY("partition","owner","version","stamp")
);
--> statement-breakpoint
CREATE TABLE "sport"."switches" (
	"partition" smallint NOT NULL,
	"name" text NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"reason" text,
	CONSTRAINT "switches_partition_name_pk" PRIMARY KEY("partition","name")
);
--> statement-breakpoint
CREATE INDEX "frozen_awards_event" ON "sport"."frozen_awards" USING btree ("partition","event_id");