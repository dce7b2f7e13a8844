import { plainContent } from '#features/document-content/marked-text.ts'
import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { isTrueOf, type TailorChange } from '#features/documents/tailor/changes.ts'
import type { PreparedJob } from '#features/matching/job.ts'
import type { Skill } from '#features/matching/skills.ts'
import { formatList } from '#features/matching/wording.ts'
import {
  isSameOrder,
  orderByWeight,
  type RequiredSkills,
  requiredSkills,
  type Shown,
  shownByEntry,
  shownIn,
  weightOf,
} from './required-skills.ts'
import type { TailorProposal } from './tailor-proposals.ts'

type Source = { text: string; where: string }

/** Every sentence of a resume, with a description of its place. */
const sentencesOf = (content: ResumeContent): Source[] => [
  ...content.workExperience.flatMap((job) =>
    job.responsibilities.map((text) => ({ text, where: [job.jobTitle, job.company].filter(Boolean).join(' at ') })),
  ),
  ...content.projects.flatMap(({ name, description, technologies }) => [
    { text: description, where: name },
    ...technologies.map((text) => ({ text, where: name })),
  ]),
  ...content.certifications.map(({ name }) => ({ text: name, where: 'Certifications' })),
  ...content.volunteering.flatMap(({ role, organization, responsibilities }) =>
    responsibilities.map((text) => ({ text, where: [role, organization].filter(Boolean).join(' at ') })),
  ),
  ...content.publications.flatMap(({ name, summary }) => [
    { text: name, where: 'Publications' },
    { text: summary, where: name },
  ]),
]

const requiredOf = (shown: readonly Shown[], required: RequiredSkills) => [
  ...new Set(shown.map(({ skill }) => required.get(skill)?.written ?? skill.name)),
]
const quote = ({ text, where }: Source) => (where ? `“${text}” (${where})` : `“${text}”`)

/**
 * Proposes changes that tailor a resume to a posting without adding facts: required skills are moved up, and words from other places in the
 * resume are added to its skills and summary. The same resume and posting always give the same proposals. Requirements that the resume does
 * not show remain gaps.
 */
export function proposeTailoring(
  written: ResumeContent,
  job: PreparedJob,
  idFor: (name: string) => string,
): TailorProposal[] {
  const content = plainContent(written)
  const required = requiredSkills(job)
  const added = addedSkills(content, required, idFor)
  const proposals = [
    ...added,
    ...skillOrder(content, required),
    ...lineOrders(content, required),
    ...projectOrder(content, required),
    ...proposeSummary(content, required),
  ]
  return proposals.filter(({ change }) => isTrueOf(content, change))
}

function addedSkills(
  content: ResumeContent,
  required: RequiredSkills,
  idFor: (name: string) => string,
): TailorProposal[] {
  const listed = new Set(content.skills.flatMap(({ name }) => shownByEntry(name, required).map(({ skill }) => skill)))
  const found = new Map<Skill, { shown: Shown; source: Source }>()
  for (const source of sentencesOf(content)) {
    for (const shown of shownIn(source.text, required)) {
      // only the skill's own name counts: a resume that lists Looker does not list business intelligence
      const isNamed = shownByEntry(shown.words, required)[0]?.skill === shown.skill
      if (isNamed && !listed.has(shown.skill) && !found.has(shown.skill)) found.set(shown.skill, { shown, source })
    }
  }
  const room = limits.items - content.skills.length
  return [...found.values()].slice(0, Math.max(0, Math.min(6, room))).map(({ shown, source }) => ({
    id: `add-skill ${shown.words}`,
    title: `Add ${shown.words} to your skills`,
    asked: requiredOf([shown], required),
    evidence: [quote(source)],
    before: [],
    after: [shown.words],
    change: { kind: 'add-skill', id: idFor(shown.words), name: shown.words },
  }))
}

function reordered(names: readonly string[], weights: readonly number[]) {
  const order = orderByWeight(weights)
  return isSameOrder(order) ? null : { order, before: [...names], after: order.map((at) => names[at] ?? '') }
}

function skillOrder(content: ResumeContent, required: RequiredSkills): TailorProposal[] {
  const shown = content.skills.map(({ name }) => shownByEntry(name, required))
  const names = content.skills.map(({ name }) => name)
  const moved = reordered(
    names,
    shown.map((one) => weightOf(one, required)),
  )
  if (!moved) return []
  const change: TailorChange = { kind: 'order-skills', order: moved.order.map((at) => content.skills[at]?.id ?? '') }
  const evidence = names.filter((_, index) => (shown[index]?.length ?? 0) > 0)
  return [
    {
      id: 'order-skills',
      title: 'Move requested skills to the top',
      asked: requiredOf(shown.flat(), required),
      evidence,
      before: moved.before,
      after: moved.after,
      change,
    },
  ]
}

function projectOrder(content: ResumeContent, required: RequiredSkills): TailorProposal[] {
  const shown = content.projects.map(({ name, description, technologies }) => [
    ...shownIn(`${name}. ${description}`, required),
    ...technologies.flatMap((one) => shownByEntry(one, required)),
  ])
  const names = content.projects.map(({ name }) => name || 'Untitled project')
  const moved = reordered(
    names,
    shown.map((one) => weightOf(one, required)),
  )
  if (!moved) return []
  const change: TailorChange = {
    kind: 'order-projects',
    order: moved.order.map((at) => content.projects[at]?.id ?? ''),
  }
  const evidence = shown.flat().map(({ words }) => words)
  return [
    {
      id: 'order-projects',
      title: 'Move the best-matching project first',
      asked: requiredOf(shown.flat(), required),
      evidence: [...new Set(evidence)],
      before: moved.before,
      after: moved.after,
      change,
    },
  ]
}

function lineOrders(content: ResumeContent, required: RequiredSkills): TailorProposal[] {
  return content.workExperience.flatMap((job): TailorProposal[] => {
    const shown = job.responsibilities.map((text) => shownIn(text, required))
    const moved = reordered(
      job.responsibilities,
      shown.map((one) => weightOf(one, required)),
    )
    if (!moved) return []
    const where = [job.jobTitle, job.company].filter(Boolean).join(' at ') || 'Untitled job'
    return [
      {
        id: `order-lines ${job.id}`,
        title: `Move matching lines first: ${where}`,
        asked: requiredOf(shown.flat(), required),
        evidence: [...new Set(shown.flat().map(({ words }) => words))],
        before: moved.before,
        after: moved.after,
        change: { kind: 'order-lines', itemId: job.id, order: moved.order },
      },
    ]
  })
}

/** Required skills that the jobs show and the summary does not mention; at most three. */
function proposeSummary(content: ResumeContent, required: RequiredSkills): TailorProposal[] {
  const summary = content.professionalSummary.trim()
  if (summary === '') return []
  const shownSkills = new Set(shownIn(summary, required).map(({ skill }) => skill))
  const found = new Map<Skill, { shown: Shown; source: Source }>()
  for (const source of sentencesOf(content)) {
    for (const shown of shownIn(source.text, required)) {
      const isMandatory = required.get(shown.skill)?.weight === 3 && shown.skill.kind !== 'soft'
      if (isMandatory && !shownSkills.has(shown.skill) && !found.has(shown.skill))
        found.set(shown.skill, { shown, source })
    }
  }
  const chosen = [...new Map([...found.values()].map((one) => [one.shown.words.toLowerCase(), one])).values()].slice(
    0,
    3,
  )
  if (chosen.length === 0) return []
  const sentence = `Experience with ${formatList(chosen.map(({ shown }) => shown.words))}.`
  if (summary.length + sentence.length + 2 > limits.long) return []
  return [
    {
      id: `extend-summary ${sentence}`,
      title: 'Add skills from your experience to your summary',
      asked: requiredOf(
        chosen.map(({ shown }) => shown),
        required,
      ),
      evidence: chosen.map(({ source }) => quote(source)),
      before: [summary],
      after: [`${summary}${/[.!?…]$/.test(summary) ? '' : '.'} ${sentence}`],
      change: { kind: 'extend-summary', sentence },
    },
  ]
}
