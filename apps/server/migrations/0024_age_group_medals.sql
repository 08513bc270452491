ALTER TABLE "sport"."event_rules" ADD COLUMN "age_groups" text[];--> statement-breakpoint
ALTER TABLE "sport"."event_rules" ADD COLUMN "age_group_medals" boolean;--> statement-breakpoint
ALTER TABLE "sport"."awards" ADD COLUMN "age_group" text;--> statement-breakpoint
ALTER TABLE "sport"."frozen_awards" ADD COLUMN "age_group" text;