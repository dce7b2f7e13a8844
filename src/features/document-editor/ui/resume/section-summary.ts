import { withoutMarkup } from '#features/document-content/marked-text.ts'
import type { ResumeContent, ResumeSection } from '#features/document-content/resume-content.ts'
import { countMissing } from './required-fields.ts'
import { countLabel, isListKey, itemName, type ListKey } from './resume-lists.ts'

/** The summary of a section: its state, its text while collapsed, and its number of items. */
export type SectionSummary = {
  state: 'empty' | 'partly' | 'complete'
  summary: string
  /** '2 jobs'; '' for a section that is not a list. */
  count: string
  items: number
  missing: number
}

const summaryLength = 100
const namesShown = 3

/** The first 100 characters, with an ellipsis if the text is cut; characters are not split. */
function beginning(text: string): string {
  const letters = [...text.trim().replace(/\s+/g, ' ')]
  return letters.length <= summaryLength ? letters.join('') : `${letters.slice(0, summaryLength).join('')}…`
}

/** 'SQL, Looker, Python +9 more'. */
function firstNames(names: string[]): string {
  const rest = names.length - namesShown
  return names.slice(0, namesShown).join(', ') + (rest > 0 ? ` +${rest} more` : '')
}

function summaryOf(section: ResumeSection, value: unknown): string {
  if (section === 'professionalSummary') return beginning(withoutMarkup(value as string))
  if (section === 'personalInfo') {
    const { fullName, headline, location } = value as ResumeContent['personalInfo']
    return [fullName.trim(), headline.trim(), location.trim()].filter(Boolean).join(' · ')
  }
  const items = value as { id: string }[]
  if (section === 'workExperience' || section === 'projects') return countLabel(section, items.length)
  const names = items.map((item) => itemName(section as ListKey, shortNameOf(section, item))).filter(Boolean)
  return names.length > 0 ? firstNames(names) : countLabel(section as ListKey, items.length)
}

// only the degree, so that three of them fit
const shortNameOf = (section: ResumeSection, item: object) =>
  section === 'education' && 'degree' in item && item.degree ? { ...item, school: '' } : item

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'string' ? value.trim() === '' : Object.values(value as object).every(isEmpty)
}

/** Summarizes one section (BUILD-07). */
export function sectionSummary<K extends ResumeSection>(section: K, value: ResumeContent[K]): SectionSummary {
  const items = Array.isArray(value) ? value.length : 0
  const count = isListKey(section) && items > 0 ? countLabel(section, items) : ''
  if (isEmpty(value)) return { state: 'empty', summary: 'Empty', count, items, missing: 0 }
  const missing = countMissing(section, value)
  const summary = summaryOf(section, value) || 'Incomplete'
  return { state: missing > 0 ? 'partly' : 'complete', summary, count, items, missing }
}

/** The number of empty required fields of a section, as text. */
export const formatMissing = (missing: number) =>
  missing === 1 ? '1 required field is empty' : `${missing} required fields are empty`
