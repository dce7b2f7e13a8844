import { isSubLine, type Run, runsOf, SUB_LINE, withoutMarkup } from '#features/document-content/marked-text.ts'
import type { resumeData } from './resume-data.ts'

type Data = ReturnType<typeof resumeData>
/** A text as input of a template, with its length in characters. */
type Text = { runs: Run[]; length: number }
type Bullet = Text & { subs: Text[] }

const textOf = (text: string): Text => ({ runs: runsOf(text), length: withoutMarkup(text).length })

function bulletsOf(lines: readonly string[]): Bullet[] {
  const bullets: Bullet[] = []
  for (const line of lines) {
    const last = bullets.at(-1)
    if (last && isSubLine(line)) last.subs.push(textOf(line.slice(SUB_LINE.length)))
    else bullets.push({ ...textOf(line), subs: [] })
  }
  return bullets
}

/** The data of a resume as input of its template: marked texts as runs, and list lines with their sub-lines. */
export const typesetData = ({ head, sections }: Data) => ({
  head,
  sections: sections.map((section) => {
    if (section.kind === 'text') return { ...section, paragraphs: section.paragraphs.map(textOf) }
    if (section.kind !== 'entries') return section
    const entries = section.entries.map((entry) => ({
      ...entry,
      paragraphs: entry.paragraphs.map(textOf),
      bullets: bulletsOf(entry.bullets),
    }))
    return { ...section, entries }
  }),
})
