ALTER TABLE "application_imports" DROP CONSTRAINT "application_imports_state";--> statement-breakpoint
-- previews that were never started, from when they were stored; what they refer to is deleted with the import
UPDATE "application_imports" SET "state" = 'cancelled', "finished_at" = now() WHERE "state" = 'checked';--> statement-breakpoint
ALTER TABLE "application_imports" ALTER COLUMN "columns" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "application_imports" ALTER COLUMN "answers" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "application_imports" ALTER COLUMN "state" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "application_imports" ADD CONSTRAINT "application_imports_state" CHECK ("application_imports"."state" in ('waiting', 'running', 'done', 'cancelled', 'failed', 'undone'));