import { ifTooCostly } from '#server/threads.ts'
import type { ResumeContent } from '../content/resume-content.ts'
import type { ScoreReport } from '../score/score-report.ts'
import { documentInThread } from './document-in-thread.ts'

/** The report of a resume; null where it took longer to work out than it may. */
export const scoreDocument = (content: ResumeContent): Promise<ScoreReport | null> =>
  documentInThread('score', content).catch(ifTooCostly(null))

/** Its score as it is stored, null where there is none. */
export async function storedScore(content: ResumeContent) {
  const report = await scoreDocument(content)
  return { aiScore: report?.score ?? null, aiScoreVersion: report?.version ?? null }
}
