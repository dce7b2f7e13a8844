import { and, or, type SQL, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { escapeLike } from '#server/escape-like.ts'

/**
 * Each word must be in the name, address or job, whole or in part, or begin a word of the resume; case and accents
 * are ignored. Joined with jobs.
 */
export const applicationContains = (typed: string): SQL | undefined =>
  and(...typed.split(/\s+/).filter(Boolean).map(containsWord))

function containsWord(word: string): SQL | undefined {
  const part = `%${escapeLike(word)}%`
  const head = sql`concat_ws(' ', ${applications.fullName}, ${applications.email}, ${jobs.title})`
  return or(sql`unaccent(${head}) ilike unaccent(${part})`, inResume(word))
}

function inResume(word: string): SQL {
  const parsed = sql`plainto_tsquery('tandem', ${word})`
  // the text search dictionary reads 'C++' and 'C#' as the letter C
  if (/[+#]/.test(word)) {
    return sql`(${applications.searchResume} @@ ${parsed} and strpos(lower(${applications.resumeText}), lower(${word})) > 0)`
  }
  if (word.length < 3) return sql`${applications.searchResume} @@ ${parsed}`
  return sql`${applications.searchResume} @@ (nullif(${parsed}::text, '') || ':*')::tsquery`
}
