DROP TABLE "salary_answers" CASCADE;--> statement-breakpoint
CREATE INDEX "salary_data_title" ON "salary_data" USING btree ("title_id");--> statement-breakpoint
-- Searches read columns that the process holds.
DROP INDEX salary_data_search;
