CREATE SCHEMA "courses";
--> statement-breakpoint
CREATE TABLE "courses"."certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"course" text NOT NULL,
	"name" text NOT NULL,
	"titles" jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses"."lessons_done" (
	"person_id" text NOT NULL,
	"course" text NOT NULL,
	"lesson" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lessons_done_person_id_course_lesson_pk" PRIMARY KEY("person_id","course","lesson")
);
--> statement-breakpoint
ALTER TABLE "courses"."certificates" ADD CONSTRAINT "certificates_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "people"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses"."lessons_done" ADD CONSTRAINT "lessons_done_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "people"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_once" ON "courses"."certificates" USING btree ("person_id","course");