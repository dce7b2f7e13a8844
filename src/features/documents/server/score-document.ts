import type { ResumeContent } from '#features/document-content/resume-content.ts'
import type { ScoreReport } from '#features/resume-review/score/score-report.ts'
import type * as scoring from '#features/resume-review/score/score-resume.ts'
import { ifTooCostly, inThreads } from '#server/threads.ts'

const scoreInThread = inThreads<typeof scoring>('features/resume-review/score/score-resume')

/** The report of a resume; null where it took too long to compute. */
export const scoreDocument = (content: ResumeContent): Promise<ScoreReport | null> =>
  scoreInThread('scoreResume', content).catch(ifTooCostly(null))

/** The score to store, null where there is none. */
export async function storedScore(content: ResumeContent) {
  const report = await scoreDocument(content)
  return { aiScore: report?.score ?? null, aiScoreVersion: report?.version ?? null }
}
