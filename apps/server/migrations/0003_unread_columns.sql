ALTER TABLE "sport"."result_sets" ADD COLUMN "has_periods" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until a rebuild: of the old rows it is known only that they have two sides.
UPDATE "sport"."result_sets" SET "has_periods" = "is_head_to_head";--> statement-breakpoint
ALTER TABLE "sport"."local_names" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "sport"."local_names" CASCADE;--> statement-breakpoint
ALTER TABLE "sport"."result_sets" ALTER COLUMN "has_periods" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sport"."action_streams" DROP COLUMN "home_id";--> statement-breakpoint
ALTER TABLE "sport"."action_streams" DROP COLUMN "away_id";--> statement-breakpoint
ALTER TABLE "sport"."games" DROP COLUMN "logo";--> statement-breakpoint
ALTER TABLE "sport"."participants" DROP COLUMN "parent_code";--> statement-breakpoint
ALTER TABLE "sport"."result_sets" DROP COLUMN "home_id";--> statement-breakpoint
ALTER TABLE "sport"."result_sets" DROP COLUMN "away_id";--> statement-breakpoint
ALTER TABLE "sport"."result_sets" DROP COLUMN "is_head_to_head";