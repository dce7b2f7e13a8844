import type { SourceLine } from '#lib/source-line.ts'
import { parseResume } from './parse-resume.ts'

/** A line as the layout of a file gives it, in body text at the left edge where nothing else is said. */
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
/** The jobs, and the studies, that are read in these lines. */
export const jobsOf = (...lines: SourceLine[]) => sectionOf('Experience', lines).workExperience
export const studiesOf = (...lines: SourceLine[]) => sectionOf('Education', lines).education
