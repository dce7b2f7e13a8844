CREATE TYPE "public"."salary_company_size" AS ENUM('startup', 'small', 'medium', 'large', 'enterprise');--> statement-breakpoint
CREATE TYPE "public"."salary_education" AS ENUM('high_school', 'associate', 'bachelor', 'master', 'phd', 'other');--> statement-breakpoint
CREATE TYPE "public"."salary_industry" AS ENUM('Technology', 'Healthcare', 'Finance', 'Education', 'Manufacturing', 'Retail', 'Consulting', 'Real Estate', 'Marketing', 'Media', 'Government', 'Non-profit', 'Transportation', 'Energy', 'Other');--> statement-breakpoint
CREATE TYPE "public"."salary_level" AS ENUM('entry', 'mid', 'senior', 'executive');--> statement-breakpoint
CREATE TYPE "public"."salary_remote_type" AS ENUM('on-site', 'hybrid', 'remote');--> statement-breakpoint
CREATE TYPE "public"."salary_source" AS ENUM('sample', 'import');--> statement-breakpoint
CREATE TABLE "salary_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "salary_data" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_data_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dataset_id" integer NOT NULL,
	"title_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"source" "salary_source" NOT NULL,
	"experience_level" "salary_level",
	"industry" "salary_industry",
	"company_size" "salary_company_size",
	"education_level" "salary_education",
	"remote_type" "salary_remote_type",
	"base_salary" integer NOT NULL,
	"bonus" integer,
	"equity_value" integer,
	"total_compensation" integer,
	"health_insurance" boolean,
	"dental" boolean,
	"vision" boolean,
	"match_401k" boolean,
	"pto_days" smallint,
	CONSTRAINT "salary_data_base" CHECK ("salary_data"."base_salary" between 1 and 100000000),
	CONSTRAINT "salary_data_total" CHECK ("salary_data"."total_compensation" >= "salary_data"."base_salary"),
	CONSTRAINT "salary_data_parts" CHECK ("salary_data"."bonus" >= 0 and "salary_data"."equity_value" >= 0 and "salary_data"."pto_days" between 0 and 366)
);
--> statement-breakpoint
CREATE TABLE "salary_datasets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_datasets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"source" "salary_source" NOT NULL,
	"layout" text NOT NULL,
	"file_hash" text,
	"accepted" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"report" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "salary_datasets_key_unique" UNIQUE("key"),
	CONSTRAINT "salary_datasets_layout" CHECK ("salary_datasets"."layout" in ('sample', 'own', 'oews', 'lca'))
);
--> statement-breakpoint
CREATE TABLE "salary_locations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_locations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"location" text NOT NULL,
	CONSTRAINT "salary_locations_location_unique" UNIQUE("location")
);
--> statement-breakpoint
CREATE TABLE "salary_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"base" double precision NOT NULL,
	"bonus" double precision DEFAULT 0 NOT NULL,
	"equity" double precision DEFAULT 0 NOT NULL,
	"paid_days" double precision DEFAULT 0 NOT NULL,
	"health_value" double precision DEFAULT 0 NOT NULL,
	"match_value" double precision DEFAULT 0 NOT NULL,
	"other_value" double precision DEFAULT 0 NOT NULL,
	"cost_index" double precision DEFAULT 100 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "salary_published" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_published_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dataset_id" integer NOT NULL,
	"occupation" text NOT NULL,
	"area" text NOT NULL,
	"employment" integer,
	"average" double precision,
	"percentile10" double precision,
	"percentile25" double precision,
	"median" double precision,
	"percentile75" double precision,
	"percentile90" double precision
);
--> statement-breakpoint
CREATE TABLE "salary_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"search_name" text NOT NULL,
	"job_title" text NOT NULL,
	"location" text NOT NULL,
	"experience_level" "salary_level",
	"filters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "salary_searches_once" UNIQUE NULLS NOT DISTINCT("user_id","job_title","location","experience_level","filters")
);
--> statement-breakpoint
CREATE TABLE "salary_titles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	CONSTRAINT "salary_titles_title_unique" UNIQUE("title")
);
--> statement-breakpoint
ALTER TABLE "salary_data" ADD CONSTRAINT "salary_data_dataset_id_salary_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."salary_datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_data" ADD CONSTRAINT "salary_data_title_id_salary_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."salary_titles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_data" ADD CONSTRAINT "salary_data_location_id_salary_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."salary_locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_offers" ADD CONSTRAINT "salary_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_published" ADD CONSTRAINT "salary_published_dataset_id_salary_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."salary_datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_searches" ADD CONSTRAINT "salary_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salary_data_dataset" ON "salary_data" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "salary_locations_contain" ON "salary_locations" USING gin (lower("location") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "salary_offers_person" ON "salary_offers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "salary_published_dataset" ON "salary_published" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "salary_published_contain" ON "salary_published" USING gin (lower("occupation") gin_trgm_ops,lower("area") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "salary_searches_person" ON "salary_searches" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "salary_titles_contain" ON "salary_titles" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_title_contain" ON "jobs" USING gin (lower("title") gin_trgm_ops) WHERE "jobs"."status" = 'active';--> statement-breakpoint
-- Every column that a search reads: its data points are read from the index alone.
CREATE INDEX salary_data_search ON salary_data (title_id, location_id) INCLUDE (source, base_salary, bonus, equity_value,
  total_compensation, experience_level, industry, company_size, education_level, remote_type, health_insurance, dental,
  vision, match_401k, pto_days);
