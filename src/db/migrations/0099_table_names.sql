-- The tables have the names of their areas and of the glossary.
ALTER TABLE "posting_imports" RENAME TO "job_imports";--> statement-breakpoint
ALTER TABLE "job_imports" RENAME CONSTRAINT "posting_imports_pkey" TO "job_imports_pkey";--> statement-breakpoint
ALTER TABLE "job_imports" RENAME CONSTRAINT "posting_imports_company_id_companies_id_fk" TO "job_imports_company_id_companies_id_fk";--> statement-breakpoint
ALTER TABLE "job_imports" RENAME CONSTRAINT "posting_imports_created_by_users_id_fk" TO "job_imports_created_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "job_imports" RENAME CONSTRAINT "posting_imports_state" TO "job_imports_state";--> statement-breakpoint
ALTER INDEX "posting_imports_content" RENAME TO "job_imports_content";--> statement-breakpoint
ALTER TABLE "job_import_changes" RENAME CONSTRAINT "job_import_changes_import_id_posting_imports_id_fk" TO "job_import_changes_import_id_job_imports_id_fk";--> statement-breakpoint
ALTER TABLE "job_origins" RENAME CONSTRAINT "job_origins_import_id_posting_imports_id_fk" TO "job_origins_import_id_job_imports_id_fk";--> statement-breakpoint
ALTER TABLE "job_origins" RENAME CONSTRAINT "job_origins_last_import_id_posting_imports_id_fk" TO "job_origins_last_import_id_job_imports_id_fk";--> statement-breakpoint
ALTER TABLE "requirement_sets" RENAME TO "question_sets";--> statement-breakpoint
ALTER TABLE "question_sets" RENAME CONSTRAINT "requirement_sets_pkey" TO "question_sets_pkey";--> statement-breakpoint
ALTER TABLE "question_sets" RENAME CONSTRAINT "requirement_sets_company_id_companies_id_fk" TO "question_sets_company_id_companies_id_fk";--> statement-breakpoint
ALTER INDEX "requirement_sets_name" RENAME TO "question_sets_name";--> statement-breakpoint
ALTER TABLE "question_origins" RENAME CONSTRAINT "question_origins_set_id_requirement_sets_id_fk" TO "question_origins_set_id_question_sets_id_fk";--> statement-breakpoint
ALTER TABLE "currency_rates" RENAME TO "exchange_rates";--> statement-breakpoint
ALTER TABLE "exchange_rates" RENAME CONSTRAINT "currency_rates_pkey" TO "exchange_rates_pkey";--> statement-breakpoint
ALTER TABLE "exchange_rates" RENAME CONSTRAINT "currency_rates_currency" TO "exchange_rates_currency";--> statement-breakpoint
ALTER TABLE "exchange_rates" RENAME CONSTRAINT "currency_rates_usd" TO "exchange_rates_usd";--> statement-breakpoint
CREATE OR REPLACE FUNCTION pay_a_year(amount numeric, currency_of text, period text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN pay <= 2000000000 THEN round(pay)::integer END FROM (SELECT amount
    * CASE period WHEN 'hour' THEN 2080 WHEN 'day' THEN 260 WHEN 'week' THEN 52 WHEN 'month' THEN 12 WHEN 'year' THEN 1 END
    * CASE currency_of WHEN 'USD' THEN 1 ELSE (SELECT usd FROM exchange_rates WHERE currency = currency_of) END AS pay) AS yearly
$$;
