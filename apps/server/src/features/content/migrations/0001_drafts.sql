CREATE TABLE "content"."drafts" (
	"partition" integer NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"position" integer,
	"data" jsonb NOT NULL,
	"media" text[] NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"edited_by" text,
	"edited_at" timestamp (3) with time zone NOT NULL,
	"based_on" bigint,
	"publish_at" timestamp (3) with time zone,
	"scheduled_by" text,
	"scheduled_role" text,
	"reason" text,
	"failure" text,
	CONSTRAINT "drafts_partition_kind_id_pk" PRIMARY KEY("partition","kind","id")
);
--> statement-breakpoint
ALTER TABLE "content"."drafts" ADD CONSTRAINT "drafts_edited_by_persons_id_fk" FOREIGN KEY ("edited_by") REFERENCES "people"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."drafts" ADD CONSTRAINT "drafts_scheduled_by_persons_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "people"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_media" ON "content"."drafts" USING gin ("media");--> statement-breakpoint
CREATE INDEX "drafts_publish_at" ON "content"."drafts" USING btree ("publish_at");