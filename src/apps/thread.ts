// the job matching in these threads looks up places
import '#features/places/server/gazetteer.ts'

// The modules that a thread of server/threads.ts may load, by their path below src.
const modules: Record<string, () => Promise<object>> = {
  'features/application-import/server/read-file': () => import('#features/application-import/server/read-file.ts'),
  'features/job-tracker/server/links/read-posting': () => import('#features/job-tracker/server/links/read-posting.ts'),
  'features/tracker-import/server/read-file': () => import('#features/tracker-import/server/read-file.ts'),
  'features/blog/server/clean-article': () => import('#features/blog/server/clean-article.ts'),
  'features/campaigns/server/subscriber-imports/read-list': () =>
    import('#features/campaigns/server/subscriber-imports/read-list.ts'),
  'features/salaries/server/imports/read-sheet': () => import('#features/salaries/server/imports/read-sheet.ts'),
  'features/documents/exports/compare-reading': () => import('#features/documents/exports/compare-reading.ts'),
  'features/resume-review/improve/propose-rewrites': () =>
    import('#features/resume-review/improve/propose-rewrites.ts'),
  'features/resume-review/score/score-resume': () => import('#features/resume-review/score/score-resume.ts'),
  'features/documents/server/import/compare-data': () => import('#features/documents/server/import/compare-data.ts'),
  'features/documents/server/import/read-data-file': () =>
    import('#features/documents/server/import/read-data-file.ts'),
  'features/documents/server/import/read-lines': () => import('#features/documents/server/import/read-lines.ts'),
  'features/scorecards/propose-attributes': () => import('#features/scorecards/propose-attributes.ts'),
  'features/answer-feedback/score/score-answer': () => import('#features/answer-feedback/score/score-answer.ts'),
  'features/question-bank/posting/write-questions': () => import('#features/question-bank/posting/write-questions.ts'),
  'features/posting-advice/asks-for-money': () => import('#features/posting-advice/asks-for-money.ts'),
  'features/question-import/server/read-file': () => import('#features/question-import/server/read-file.ts'),
  'features/job-import/server/import-thread': () => import('#features/job-import/server/import-thread.ts'),
  'features/matching/server/match-thread': () => import('#features/matching/server/match-thread.ts'),
  'features/resume-tailoring/server/tailor-thread': () => import('#features/resume-tailoring/server/tailor-thread.ts'),
  'features/moderation/server/findings/find-words': () => import('#features/moderation/server/findings/find-words.ts'),
  'server/uploads/is-json-data': () => import('#server/uploads/is-json-data.ts'),
}

type CallParams = { module: string; name: string; args: unknown[] }

/** Calls the exported function with this name. */
export async function call({ module, name, args }: CallParams): Promise<unknown> {
  // tests pass the file URL of a module of their own
  const load = modules[module] ?? (module.startsWith('file:') && (() => import(module)))
  if (!load) throw new Error(`src/apps/thread.ts does not name ${module}`)
  const functions = (await load()) as Record<string, (...args: unknown[]) => unknown>
  return functions[name]?.(...args)
}
