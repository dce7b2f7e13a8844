import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'

/** A field to which an unused line can be assigned. */
export type Target = { key: string; label: string }

export function targetsOf(content: ResumeContent): Target[] {
  const jobs = content.workExperience.map(({ id, jobTitle, company }) => ({
    key: `job:${id}`,
    label: `Work: ${jobTitle || company || 'untitled job'}`,
  }))
  const roles = content.volunteering.map(({ id, role, organization }) => ({
    key: `role:${id}`,
    label: `Volunteering: ${role || organization || 'untitled role'}`,
  }))
  const sections = content.customSections.map(({ id, title }) => ({
    key: `section:${id}`,
    label: `Section: ${title || 'untitled'}`,
  }))
  return [
    { key: 'headline', label: 'Headline' },
    { key: 'summary', label: 'Professional summary' },
    ...jobs,
    { key: 'skill', label: 'Skills' },
    ...roles,
    ...sections,
    { key: 'new', label: 'A new section' },
  ]
}

/** The content with the line added to the target; null if the field is full. */
export function placeLine(content: ResumeContent, target: string, text: string): ResumeContent | null {
  const [kind, id] = target.split(':')
  const line = text.replaceAll('\t', ' ').trim()
  if (kind === 'headline') {
    const headline = [content.personalInfo.headline, line].filter(Boolean).join(' \u00b7 ')
    return headline.length > limits.short ? null : { ...content, personalInfo: { ...content.personalInfo, headline } }
  }
  if (kind === 'summary') {
    const summary = [content.professionalSummary, line].filter(Boolean).join(' ')
    return summary.length > limits.long ? null : { ...content, professionalSummary: summary }
  }
  if (kind === 'skill') {
    if (content.skills.length >= limits.items) return null
    const skill = {
      id: newId(),
      name: line.slice(0, limits.short),
      category: 'Other' as const,
      level: '' as const,
    }
    return { ...content, skills: [...content.skills, skill] }
  }
  if (kind === 'new') {
    if (content.customSections.length >= limits.items) return null
    const section = { id: newId(), title: 'Other', content: '', items: [line.slice(0, limits.long)] }
    return { ...content, customSections: [...content.customSections, section] }
  }
  if (kind === 'job') return intoList(content, 'workExperience', id, line)
  return kind === 'role' ? intoList(content, 'volunteering', id, line) : intoSection(content, id, line)
}

function intoList(
  content: ResumeContent,
  list: 'workExperience' | 'volunteering',
  id: string | undefined,
  line: string,
): ResumeContent | null {
  const item = content[list].find((one) => one.id === id)
  if (!item || item.responsibilities.length >= limits.lines) return null
  const next = { ...item, responsibilities: [...item.responsibilities, line.slice(0, limits.long)] }
  return { ...content, [list]: content[list].map((one) => (one === item ? next : one)) }
}

function intoSection(content: ResumeContent, id: string | undefined, line: string): ResumeContent | null {
  const section = content.customSections.find((one) => one.id === id)
  if (!section || section.items.length >= limits.lines) return null
  const next = { ...section, items: [...section.items, line.slice(0, limits.long)] }
  return { ...content, customSections: content.customSections.map((one) => (one === section ? next : one)) }
}
