import type { ResumeContent } from './resume-content.ts'

/** A part of a text with the same formatting. */
export type Run = { text: string; isBold: boolean; url: string | null }

/** In front of a list line that belongs to the line above it. */
export const SUB_LINE = '\t'
export const isSubLine = (line: string): boolean => line.startsWith(SUB_LINE)

// no space directly inside the marks, so that '2 ** 3' and '[1] (see)' stay plain text
const MARK = /\*\*(?![\s*])([^*\n]{0,2000}[^\s*])\*\*|\[([^[\]\n]{1,300})\]\((https?:\/\/[^\s()]{1,300})\)/gi

/** Splits a text at '**bold**' and '[links](https://example.org)'; other marks are plain text. */
export function runsOf(text: string, look: Omit<Run, 'text'> = { isBold: false, url: null }): Run[] {
  const runs: Run[] = []
  let from = 0
  const add = (words: string) => words && runs.push({ ...look, text: words })
  for (const { 0: whole, 1: bold, 2: label, 3: address, index } of text.matchAll(MARK)) {
    const url = address !== undefined && URL.canParse(address) ? new URL(address).href : null
    if (bold === undefined && url === null) continue
    add(text.slice(from, index))
    runs.push(...(bold !== undefined ? runsOf(bold, { ...look, isBold: true }) : runsOf(label ?? '', { ...look, url })))
    from = index + whole.length
  }
  add(text.slice(from))
  return runs
}

/** A text without its marks, for formats that have no formatting. */
export const withoutMarkup = (text: string): string =>
  runsOf(isSubLine(text) ? text.slice(SUB_LINE.length) : text)
    .map((run) => run.text)
    .join('')

/** A resume without marks in its texts, for everything that reads the words. */
export function plainContent(content: ResumeContent): ResumeContent {
  const summarized = <T extends { summary: string }>(entries: T[]): T[] =>
    entries.map((one) => ({ ...one, summary: withoutMarkup(one.summary) }))
  const withPlainLines = <T extends { responsibilities: string[] }>(entries: T[]): T[] =>
    entries.map((one) => ({ ...one, responsibilities: one.responsibilities.map(withoutMarkup) }))
  return {
    ...content,
    professionalSummary: withoutMarkup(content.professionalSummary),
    workExperience: withPlainLines(content.workExperience),
    volunteering: withPlainLines(content.volunteering),
    projects: content.projects.map((one) => ({ ...one, description: withoutMarkup(one.description) })),
    publications: summarized(content.publications),
    awards: summarized(content.awards),
    customSections: content.customSections.map((one) => ({
      ...one,
      content: withoutMarkup(one.content),
      items: one.items.map(withoutMarkup),
    })),
  }
}
