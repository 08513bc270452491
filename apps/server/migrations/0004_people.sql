CREATE SCHEMA "people";
--> statement-breakpoint
CREATE TABLE "people"."grants" (
	"person_id" text NOT NULL,
	"role" text NOT NULL,
	"scope" text NOT NULL,
	"scope_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "grants_person_id_role_scope_scope_id_pk" PRIMARY KEY("person_id","role","scope","scope_id")
);
--> statement-breakpoint
CREATE TABLE "people"."letters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people"."letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"letter" jsonb NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people"."limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "people"."persons" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"type" text NOT NULL,
	"organisation" text,
	"is_ranked" boolean DEFAULT true NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people"."points_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people"."points_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"delta" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people"."grants" ADD CONSTRAINT "grants_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "people"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "persons_username" ON "people"."persons" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "persons_ranking" ON "people"."persons" USING btree ("points" DESC NULLS LAST,lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "points_entries_once" ON "people"."points_entries" USING btree ("person_id","kind","source_id");