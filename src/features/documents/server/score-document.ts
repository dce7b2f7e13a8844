import { withoutHidden } from '#features/document-content/arrange-sections.ts'
import type { Design } from '#features/document-content/design.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { monthOf } from '#features/resume-review/score/reading.ts'
import type { ScoreReport } from '#features/resume-review/score/score-report.ts'
import type * as scoring from '#features/resume-review/score/score-resume.ts'
import { ifTooCostly, inThreads } from '#server/threads.ts'

const scoreInThread = inThreads<typeof scoring>('features/resume-review/score/score-resume')

/** The report of a resume without its hidden sections; null if computing it took too long. `written` is the date that counts as today. */
export const scoreDocument = (
  content: ResumeContent,
  design: Pick<Design, 'sections'>,
  written: Date,
): Promise<ScoreReport | null> =>
  scoreInThread('scoreResume', withoutHidden(content, design), monthOf(written)).catch(ifTooCostly(null))

/** The score to store; null without one. */
export async function storedScore(content: ResumeContent, design: Pick<Design, 'sections'>, written = new Date()) {
  const report = await scoreDocument(content, design, written)
  return { aiScore: report?.score ?? null, aiScoreVersion: report?.version ?? null }
}
