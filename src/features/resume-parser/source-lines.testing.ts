import type { SourceLine } from '#lib/source-line.ts'
import { parseResume } from './parse-resume.ts'

/** A line in the form of a file's layout; by default body text at the left edge. */
export const line = (text: string, more: Partial<SourceLine> = {}): SourceLine => ({
  text,
  page: 1,
  x: 0,
  size: 10,
  isBold: false,
  gap: 0,
  kind: 'text',
  isSide: false,
  links: [],
  ...more,
})
export const heading = (text: string) => line(text, { size: 14, isBold: true, gap: 1 })
export const item = (text: string, x = 20) => line(text, { kind: 'item', x })

const sectionOf = (title: string, lines: SourceLine[]) =>
  parseResume([line('Tariq Aziz', { size: 20 }), heading(title), ...lines]).content
/** The jobs that are read from these lines; `studiesOf` does the same for studies. */
export const jobsOf = (...lines: SourceLine[]) => sectionOf('Experience', lines).workExperience
export const studiesOf = (...lines: SourceLine[]) => sectionOf('Education', lines).education
