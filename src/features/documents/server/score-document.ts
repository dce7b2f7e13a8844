import { ifTooCostly, inThreads } from '#server/threads.ts'
import type { ResumeContent } from '../content/resume-content.ts'
import type { ScoreReport } from '../score/score-report.ts'
import type * as scoring from '../score/score-resume.ts'

const scoreInThread = inThreads<typeof scoring>('features/documents/score/score-resume')

/** The report of a resume; null where it took longer to work out than it may. */
export const scoreDocument = (content: ResumeContent): Promise<ScoreReport | null> =>
  scoreInThread('scoreResume', content).catch(ifTooCostly(null))

/** Its score as it is stored, null where there is none. */
export async function storedScore(content: ResumeContent) {
  const report = await scoreDocument(content)
  return { aiScore: report?.score ?? null, aiScoreVersion: report?.version ?? null }
}
