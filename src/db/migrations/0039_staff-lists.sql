DROP INDEX "jobs_title_contain";--> statement-breakpoint
CREATE INDEX "companies_by_name" ON "companies" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "companies_contain" ON "companies" USING gin (lower("name" || ' ' || coalesce("industry", '') || ' ' || coalesce("location", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_all_newest" ON "jobs" USING btree ("created_at","id") WHERE "jobs"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "jobs_status_newest" ON "jobs" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_title_contain" ON "jobs" USING gin (lower("title") gin_trgm_ops) WHERE "jobs"."status" <> 'deleted';