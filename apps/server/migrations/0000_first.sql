CREATE SCHEMA "feed";
--> statement-breakpoint
CREATE SCHEMA "sport";
--> statement-breakpoint
CREATE SEQUENCE "feed"."journal_id";
--> statement-breakpoint
CREATE TABLE "feed"."heads" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"key" text NOT NULL,
	"document_type" text NOT NULL,
	"document_code" text NOT NULL,
	"version" integer NOT NULL,
	"order" text collate "C" NOT NULL,
	"stamp" text collate "C" NOT NULL,
	"result_status" text,
	"is_retracted" boolean NOT NULL,
	"journal_id" bigint NOT NULL,
	CONSTRAINT "heads_partition_owner_pk" PRIMARY KEY("partition","owner")
);
--> statement-breakpoint
CREATE TABLE "feed"."installation" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"games_code" text,
	"epoch" text NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed"."journal" (
	"id" bigint DEFAULT nextval('feed.journal_id') NOT NULL,
	"feed_flag" char(1) NOT NULL,
	"kind" text NOT NULL,
	"header" jsonb NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" "bytea" NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "journal_feed_flag_id_pk" PRIMARY KEY("feed_flag","id")
) PARTITION BY LIST ("feed_flag");
--> statement-breakpoint
CREATE TABLE "feed"."journal_production" PARTITION OF "feed"."journal" FOR VALUES IN ('P');
--> statement-breakpoint
CREATE TABLE "feed"."journal_test" PARTITION OF "feed"."journal" FOR VALUES IN ('T');
--> statement-breakpoint
CREATE TABLE "feed"."outbox" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"partition" smallint NOT NULL,
	"kind" text NOT NULL,
	"keys" text[] NOT NULL,
	"unit" text,
	"journal_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed"."outcomes" (
	"journal_id" bigint PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"warnings" jsonb NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed"."partitions" (
	"id" smallint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed"."partitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 32767 START WITH 1 CACHE 1),
	"competition_code" text NOT NULL,
	"feed_flag" char(1) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed"."pending" (
	"journal_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed"."repeats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed"."repeats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"journal_id" bigint NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed"."scopes" (
	"partition" smallint NOT NULL,
	"scope" text NOT NULL,
	"stamp" text collate "C" NOT NULL,
	CONSTRAINT "scopes_partition_scope_pk" PRIMARY KEY("partition","scope")
);
--> statement-breakpoint
CREATE TABLE "sport"."action_streams" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"unit_id" text NOT NULL,
	"stream" text NOT NULL,
	"stamp" text collate "C" NOT NULL,
	"home_id" text,
	"away_id" text,
	CONSTRAINT "action_streams_partition_owner_pk" PRIMARY KEY("partition","owner")
);
--> statement-breakpoint
CREATE TABLE "sport"."actions" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"unit_id" text NOT NULL,
	"stream" text NOT NULL,
	"stamp" text collate "C" NOT NULL,
	"id" text NOT NULL,
	"sort" integer NOT NULL,
	"order" integer NOT NULL,
	"type" text NOT NULL,
	"code" text,
	"result" text,
	"add" text,
	"period" text,
	"clock" text,
	"side" text,
	"score_home" text,
	"score_away" text,
	"tally_home" text,
	"tally_away" text,
	"parent_id" text,
	"at" timestamp(3) with time zone,
	"people" jsonb NOT NULL,
	"text" jsonb,
	"details" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	CONSTRAINT "actions_partition_owner_unit_id_id_sort_pk" PRIMARY KEY("partition","owner","unit_id","id","sort")
);
--> statement-breakpoint
CREATE TABLE "sport"."awards" (
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
	CONSTRAINT "awards_partition_owner_event_id_sort_pk" PRIMARY KEY("partition","owner","event_id","sort")
);
--> statement-breakpoint
CREATE TABLE "sport"."bodies" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"discipline_code" text,
	"subtype" text,
	"subcode" text,
	"status" text,
	"stamp" text collate "C" NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "bodies_partition_owner_pk" PRIMARY KEY("partition","owner")
);
--> statement-breakpoint
CREATE TABLE "sport"."code_labels" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"set" text NOT NULL,
	"code" text NOT NULL,
	"language" text NOT NULL,
	"description" text,
	"long_description" text,
	"short_description" text,
	"attributes" jsonb NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "code_labels_partition_owner_code_language_sort_pk" PRIMARY KEY("partition","owner","code","language","sort")
);
--> statement-breakpoint
CREATE TABLE "sport"."disciplines" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"odf_codes" text[],
	"name" jsonb NOT NULL,
	"order" integer,
	"sort" integer NOT NULL,
	CONSTRAINT "disciplines_partition_owner_id_pk" PRIMARY KEY("partition","owner","id")
);
--> statement-breakpoint
CREATE TABLE "sport"."entries" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"event_id" text NOT NULL,
	"competitor_id" text NOT NULL,
	"competitor_type" text NOT NULL,
	"sort" integer NOT NULL,
	"bib" text,
	"seed" text,
	"group" text,
	"status" text,
	"best" text,
	"qualification" text,
	"details" jsonb NOT NULL,
	CONSTRAINT "entries_partition_owner_event_id_competitor_id_sort_pk" PRIMARY KEY("partition","owner","event_id","competitor_id","sort")
);
--> statement-breakpoint
CREATE TABLE "sport"."events" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"id" text NOT NULL,
	"discipline_id" text NOT NULL,
	"rsc" text,
	"name" jsonb NOT NULL,
	"gender" text NOT NULL,
	"kind" text NOT NULL,
	"division" text,
	"is_exhibition" boolean NOT NULL,
	"medals" integer NOT NULL,
	"order" integer,
	"sort" integer NOT NULL,
	CONSTRAINT "events_partition_owner_id_pk" PRIMARY KEY("partition","owner","id")
);
--> statement-breakpoint
CREATE TABLE "sport"."files" (
	"sha256" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sport"."games" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"time_zone" text NOT NULL,
	"day_ends_at" text NOT NULL,
	"languages" text[] NOT NULL,
	"is_adult" boolean NOT NULL,
	"publication_default" text NOT NULL,
	"generated_at" timestamp(3) with time zone NOT NULL,
	"source" text,
	"licence" text,
	"logo" text,
	CONSTRAINT "games_partition_owner_code_pk" PRIMARY KEY("partition","owner","code")
);
--> statement-breakpoint
CREATE TABLE "sport"."local_names" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"participant_id" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "local_names_partition_owner_sort_pk" PRIMARY KEY("partition","owner","sort")
);
--> statement-breakpoint
CREATE TABLE "sport"."official_versions" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"version" integer NOT NULL,
	"stamp" text collate "C" NOT NULL,
	"notes" text[] NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "official_versions_partition_owner_version_stamp_pk" PRIMARY KEY("partition","owner","version","stamp")
);
--> statement-breakpoint
CREATE TABLE "sport"."organisations" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"short_name" jsonb,
	"type" text,
	"flag" text,
	"is_ranked" boolean NOT NULL,
	"is_hidden" boolean NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "organisations_partition_owner_id_pk" PRIMARY KEY("partition","owner","id")
);
--> statement-breakpoint
CREATE TABLE "sport"."participants" (
	"partition" smallint NOT NULL,
	"scope" text NOT NULL,
	"id" text NOT NULL,
	"source" smallint NOT NULL,
	"stamp" text collate "C" NOT NULL,
	"discipline_code" text,
	"role" text NOT NULL,
	"function" text,
	"function_name" jsonb,
	"organisation" text,
	"family_name" text,
	"given_name" text,
	"display_name" text,
	"tv_name" text,
	"local_name" text,
	"gender" text,
	"birth_date" text,
	"height" double precision,
	"weight" double precision,
	"institution" jsonb,
	"nationality" text,
	"photo" text,
	"federation_id" text,
	"odf_code" text,
	"parent_code" text,
	"publication" text,
	"is_visible" boolean NOT NULL,
	"registrations" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "participants_partition_scope_id_pk" PRIMARY KEY("partition","scope","id")
);
--> statement-breakpoint
CREATE TABLE "sport"."phases" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"id" text NOT NULL,
	"event_id" text NOT NULL,
	"rsc" text,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"pool" text,
	"order" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "phases_partition_owner_id_pk" PRIMARY KEY("partition","owner","id")
);
--> statement-breakpoint
CREATE TABLE "sport"."records" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"event_id" text NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"sort" integer NOT NULL,
	"order" integer,
	"is_established" boolean NOT NULL,
	"result_type" text,
	"result" text,
	"holder_id" text,
	"holder_name" text,
	"holder_organisation" text,
	"date" text,
	"place" text,
	"competition" text,
	"unit_id" text,
	"is_equalled" boolean NOT NULL,
	"is_unconfirmed" boolean NOT NULL,
	"is_historical" boolean NOT NULL,
	"is_current" boolean NOT NULL,
	"note" jsonb,
	"details" jsonb NOT NULL,
	CONSTRAINT "records_partition_owner_sort_pk" PRIMARY KEY("partition","owner","sort")
);
--> statement-breakpoint
CREATE TABLE "sport"."reports" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"ref" text,
	"discipline_code" text,
	"unit_id" text,
	"title" jsonb NOT NULL,
	"body" jsonb,
	"language" text,
	"version" integer,
	"status" text,
	"published_at" timestamp(3) with time zone,
	"priority" integer NOT NULL,
	"url" text,
	"file" text,
	"media_type" text,
	"attributes" jsonb NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "reports_partition_owner_id_pk" PRIMARY KEY("partition","owner","id")
);
--> statement-breakpoint
CREATE TABLE "sport"."result_lines" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"level" text NOT NULL,
	"ref" text NOT NULL,
	"sort" integer NOT NULL,
	"competitor_id" text NOT NULL,
	"competitor_type" text,
	"organisation" text,
	"name" text,
	"bib" text,
	"start_order" text,
	"start_sort" integer,
	"side" text,
	"rank" text,
	"is_rank_equal" boolean NOT NULL,
	"result_type" text,
	"result" text,
	"irm" text,
	"diff" text,
	"points" text,
	"qualification" text,
	"wlt" text,
	"is_unchecked" boolean NOT NULL,
	"photo_finish" text,
	"table" jsonb,
	"records" jsonb NOT NULL,
	"from" jsonb,
	"members" jsonb NOT NULL,
	"coaches" jsonb NOT NULL,
	"opponents" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "result_lines_partition_owner_level_ref_sort_pk" PRIMARY KEY("partition","owner","level","ref","sort")
);
--> statement-breakpoint
CREATE TABLE "sport"."result_sets" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"source" smallint NOT NULL,
	"level" text NOT NULL,
	"ref" text NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"discipline_code" text,
	"event_id" text,
	"phase_id" text,
	"status" text,
	"version" integer,
	"stamp" text collate "C" NOT NULL,
	"notes" text[] NOT NULL,
	"actual_start_at" timestamp(3) with time zone,
	"actual_end_at" timestamp(3) with time zone,
	"home_id" text,
	"away_id" text,
	"periods" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"officials" jsonb NOT NULL,
	"lines" integer NOT NULL,
	"is_head_to_head" boolean NOT NULL,
	"summary" jsonb NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "result_sets_partition_owner_level_ref_pk" PRIMARY KEY("partition","owner","level","ref")
);
--> statement-breakpoint
CREATE TABLE "sport"."schedule_units" (
	"partition" smallint NOT NULL,
	"scope" text NOT NULL,
	"id" text NOT NULL,
	"source" smallint NOT NULL,
	"stamp" text collate "C" NOT NULL,
	"code" text NOT NULL,
	"is_opaque" boolean NOT NULL,
	"discipline_code" text,
	"event_id" text,
	"phase_id" text,
	"parent_id" text,
	"type" text NOT NULL,
	"is_preliminary" boolean NOT NULL,
	"is_hidden" boolean NOT NULL,
	"name" jsonb,
	"description" jsonb,
	"number" text,
	"unit_type" text,
	"medal" text NOT NULL,
	"schedule_status" text,
	"start_at" timestamp(3) with time zone,
	"end_at" timestamp(3) with time zone,
	"actual_start_at" timestamp(3) with time zone,
	"actual_end_at" timestamp(3) with time zone,
	"is_start_hidden" boolean NOT NULL,
	"is_end_hidden" boolean NOT NULL,
	"start_text" jsonb,
	"order" integer,
	"day" date,
	"venue_id" text,
	"location_id" text,
	"venue_name" text,
	"location_name" text,
	"session_code" text,
	"tags" text[] NOT NULL,
	"bracket" text,
	"bracket_round" text,
	"bracket_position" integer,
	"starts" jsonb NOT NULL,
	CONSTRAINT "schedule_units_partition_scope_id_pk" PRIMARY KEY("partition","scope","id")
);
--> statement-breakpoint
CREATE TABLE "sport"."sessions" (
	"partition" smallint NOT NULL,
	"scope" text NOT NULL,
	"id" text NOT NULL,
	"source" smallint NOT NULL,
	"stamp" text collate "C" NOT NULL,
	"discipline_code" text NOT NULL,
	"names" jsonb NOT NULL,
	"start_at" timestamp(3) with time zone,
	"end_at" timestamp(3) with time zone,
	"venue_id" text,
	"status" text,
	"medals" text,
	"attributes" jsonb NOT NULL,
	CONSTRAINT "sessions_partition_scope_id_pk" PRIMARY KEY("partition","scope","id")
);
--> statement-breakpoint
CREATE TABLE "sport"."teams" (
	"partition" smallint NOT NULL,
	"scope" text NOT NULL,
	"id" text NOT NULL,
	"source" smallint NOT NULL,
	"stamp" text collate "C" NOT NULL,
	"discipline_code" text,
	"event_id" text,
	"organisation" text,
	"name" jsonb NOT NULL,
	"short_name" jsonb,
	"gender" text,
	"odf_code" text,
	"is_visible" boolean NOT NULL,
	"members" jsonb NOT NULL,
	"staff" jsonb NOT NULL,
	"registrations" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "teams_partition_scope_id_pk" PRIMARY KEY("partition","scope","id")
);
--> statement-breakpoint
CREATE TABLE "sport"."venues" (
	"partition" smallint NOT NULL,
	"owner" bigint NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"parent_id" text,
	"name" jsonb NOT NULL,
	"address" jsonb,
	"city" text,
	"cluster" text,
	"latitude" double precision,
	"longitude" double precision,
	"map" text,
	"sort" integer NOT NULL,
	CONSTRAINT "venues_partition_owner_id_pk" PRIMARY KEY("partition","owner","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "journal_sha256" ON "feed"."journal" USING btree ("feed_flag","sha256");--> statement-breakpoint
CREATE INDEX "journal_id_only" ON "feed"."journal" USING btree ("id");--> statement-breakpoint
CREATE INDEX "outbox_journal" ON "feed"."outbox" USING btree ("journal_id");--> statement-breakpoint
CREATE INDEX "outcomes_outcome" ON "feed"."outcomes" USING btree ("outcome");--> statement-breakpoint
CREATE UNIQUE INDEX "partitions_key" ON "feed"."partitions" USING btree ("competition_code","feed_flag");--> statement-breakpoint
CREATE INDEX "action_streams_unit" ON "sport"."action_streams" USING btree ("partition","unit_id");--> statement-breakpoint
CREATE INDEX "actions_unit" ON "sport"."actions" USING btree ("partition","unit_id");--> statement-breakpoint
CREATE INDEX "awards_event" ON "sport"."awards" USING btree ("partition","event_id");--> statement-breakpoint
CREATE INDEX "bodies_ref" ON "sport"."bodies" USING btree ("partition","kind","ref");--> statement-breakpoint
CREATE INDEX "entries_event" ON "sport"."entries" USING btree ("partition","event_id");--> statement-breakpoint
CREATE INDEX "official_versions_ref" ON "sport"."official_versions" USING btree ("partition","kind","ref");--> statement-breakpoint
CREATE INDEX "participants_id" ON "sport"."participants" USING btree ("partition","id");--> statement-breakpoint
CREATE INDEX "records_event" ON "sport"."records" USING btree ("partition","event_id");--> statement-breakpoint
CREATE INDEX "reports_discipline" ON "sport"."reports" USING btree ("partition","discipline_code");--> statement-breakpoint
CREATE INDEX "result_lines_ref" ON "sport"."result_lines" USING btree ("partition","level","ref");--> statement-breakpoint
CREATE INDEX "result_lines_competitor" ON "sport"."result_lines" USING btree ("partition","competitor_id");--> statement-breakpoint
CREATE INDEX "result_sets_ref" ON "sport"."result_sets" USING btree ("partition","level","ref");--> statement-breakpoint
CREATE INDEX "result_sets_event" ON "sport"."result_sets" USING btree ("partition","event_id");--> statement-breakpoint
CREATE INDEX "schedule_units_id" ON "sport"."schedule_units" USING btree ("partition","id");--> statement-breakpoint
CREATE INDEX "teams_id" ON "sport"."teams" USING btree ("partition","id");