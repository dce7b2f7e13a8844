CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "jobs_type_newest";--> statement-breakpoint
DROP INDEX "moderation_items_search";--> statement-breakpoint
CREATE INDEX "companies_status_name" ON "companies" USING btree ("status",lower("name"),"id") WHERE "companies"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "companies_archived_name" ON "companies" USING btree (lower("name"),"id") WHERE "companies"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_type_newest" ON "jobs" USING btree ("employment_type","created_at","id","title","status") WHERE "jobs"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "moderation_items_search" ON "moderation_items" USING gin ("kind","status","search");