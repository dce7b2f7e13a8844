import { z } from 'zod'
import { plainContent, withoutMarkup } from '#features/document-content/marked-text.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { checkFacts } from '#features/resume-review/improve/check-facts.ts'
import { Id } from '#lib/contract.ts'

/** A change to a copy of a resume for a posting: reorders parts, or repeats words that are elsewhere in the resume. */
export const TailorChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order-skills'), order: z.array(Id) }),
  z.object({ kind: z.literal('order-projects'), order: z.array(Id) }),
  /** The previous indexes of the lines of a job, in their new order. */
  z.object({ kind: z.literal('order-lines'), itemId: Id, order: z.array(z.number().int().min(0)) }),
  /** A skill, in the words of the resume. */
  z.object({ kind: z.literal('add-skill'), id: Id, name: z.string() }),
  /** A sentence to add at the end of the summary. */
  z.object({ kind: z.literal('extend-summary'), sentence: z.string() }),
])
export type TailorChange = z.infer<typeof TailorChange>

/** The items in this order; items that the order does not name follow in their old order. None is lost or repeated. */
function inOrder<T>(
  items: readonly T[],
  order: readonly (string | number)[],
  keyOf: (item: T, index: number) => string | number,
): T[] {
  const rank = new Map(order.map((key, index) => [key, index]))
  return items
    .map((item, index) => ({ item, at: rank.get(keyOf(item, index)) ?? order.length + index }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

function applyChange(content: ResumeContent, change: TailorChange): ResumeContent {
  const byId = ({ id }: { id: string }) => id
  switch (change.kind) {
    case 'order-skills':
      return { ...content, skills: inOrder(content.skills, change.order, byId) }
    case 'order-projects':
      return { ...content, projects: inOrder(content.projects, change.order, byId) }
    case 'order-lines':
      return {
        ...content,
        workExperience: content.workExperience.map((job) =>
          job.id === change.itemId
            ? { ...job, responsibilities: inOrder(job.responsibilities, change.order, (_line, index) => index) }
            : job,
        ),
      }
    case 'add-skill':
      return {
        ...content,
        skills: [...content.skills, { id: change.id, name: change.name, category: 'Other', level: '' }],
      }
    case 'extend-summary':
      return { ...content, professionalSummary: extended(content.professionalSummary, change.sentence) }
  }
}

const extended = (summary: string, sentence: string) =>
  `${summary.trim()}${/[.!?…]$/.test(summary.trim()) ? '' : '.'} ${sentence}`

/** The resume with these changes applied in order; the input does not change. */
export const applyChanges = (content: ResumeContent, changes: readonly TailorChange[]): ResumeContent =>
  // a skill is added before the order that places it
  [...changes].sort((a, b) => rankOf(a) - rankOf(b)).reduce(applyChange, content)

const rankOf = ({ kind }: TailorChange) => (kind === 'add-skill' ? 0 : 1)

/** Whether a change adds no facts to the resume (AI-09): the checker of rewrites reads the text it would add. */
export function isTrueOf(content: ResumeContent, change: TailorChange): boolean {
  if (change.kind !== 'add-skill' && change.kind !== 'extend-summary') return true
  const text = withoutMarkup(content.professionalSummary)
  const rewrite = change.kind === 'add-skill' ? change.name : extended(text, change.sentence)
  return checkFacts({ rewrite, text, kind: 'summary', material: plainContent(content) }).length === 0
}
