CREATE SCHEMA "access_log";
--> statement-breakpoint
CREATE TABLE "access_log"."days" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"status" smallint NOT NULL,
	"device" text NOT NULL,
	"language" text NOT NULL,
	"platform" text NOT NULL,
	"discipline" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "days_day_route_status_device_language_platform_discipline_pk" PRIMARY KEY("day","route","status","device","language","platform","discipline")
);
--> statement-breakpoint
CREATE TABLE "access_log"."minutes" (
	"minute" timestamp (3) with time zone NOT NULL,
	"route" text NOT NULL,
	"status" smallint NOT NULL,
	"device" text NOT NULL,
	"language" text NOT NULL,
	"platform" text NOT NULL,
	"discipline" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "minutes_minute_route_status_device_language_platform_discipline_pk" PRIMARY KEY("minute","route","status","device","language","platform","discipline")
);
