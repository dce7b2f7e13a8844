import { and, or, type SQL, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { escapeLike } from '#server/escape-like.ts'

/**
 * Each word stands in name, address or job, whole or in part, or begins one of the resume; whatever its case and accents.
 * Joined with jobs.
 */
export const holdsWords = (typed: string): SQL | undefined => and(...typed.split(/\s+/).filter(Boolean).map(holdsWord))

function holdsWord(word: string): SQL | undefined {
  const part = `%${escapeLike(word)}%`
  const head = sql`concat_ws(' ', ${applications.fullName}, ${applications.email}, ${jobs.title})`
  return or(sql`unaccent(${head}) ilike unaccent(${part})`, inResume(word))
}

function inResume(word: string): SQL {
  const parsed = sql`plainto_tsquery('tandem', ${word})`
  // 'C++' and 'C#' are the letter C to the dictionary
  if (/[+#]/.test(word)) {
    return sql`(${applications.searchResume} @@ ${parsed} and strpos(lower(${applications.resumeText}), lower(${word})) > 0)`
  }
  if (word.length < 3) return sql`${applications.searchResume} @@ ${parsed}`
  return sql`${applications.searchResume} @@ (nullif(${parsed}::text, '') || ':*')::tsquery`
}
