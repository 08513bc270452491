ALTER TABLE "sport"."event_rules" ADD COLUMN "judges" integer;--> statement-breakpoint
ALTER TABLE "sport"."event_rules" ADD COLUMN "dropped_marks" integer;--> statement-breakpoint
ALTER TABLE "sport"."event_rules" ADD COLUMN "panel" text;--> statement-breakpoint
ALTER TABLE "sport"."event_rules" ADD COLUMN "difficulty" boolean;--> statement-breakpoint
ALTER TABLE "sport"."event_rules" ADD COLUMN "deduction" boolean;