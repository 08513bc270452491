ALTER TABLE "sport"."result_sets" ADD COLUMN "has_periods" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until a rebuild: of the old rows it is known only that they have two sides.
UPDATE "sport"."result_sets" SET "has_periods" = "is_head_to_head";
