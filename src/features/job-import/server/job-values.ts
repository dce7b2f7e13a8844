import type { JobRow } from '#features/job-postings/server/load-posting.ts'

/** Values of a job as JSON stores them. */
export function valuesOf(job: JobRow, keys: readonly string[]): Record<string, unknown> {
  const values = JSON.parse(JSON.stringify(job)) as Record<string, unknown>
  return Object.fromEntries(keys.map((key) => [key, values[key] ?? null]))
}
