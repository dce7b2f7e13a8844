import type { Design } from '#features/document-content/design.ts'
import type { LetterContent } from '#features/document-content/letter-content.ts'
import { isSubLine, runsOf } from '#features/document-content/marked-text.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import type { Linked } from '../render/find-links.ts'
import { letterData } from '../render/letter-data.ts'
import { resumeData } from '../render/resume-data.ts'
import { escapeMarkdown as esc } from './escape-markdown.ts'

type Data = ReturnType<typeof resumeData>
type Section = Data['sections'][number]
type Entry = Extract<Section, { kind: 'entries' }>['entries'][number]

/** A resume in Markdown (CommonMark), with the order and text of its pages; typed text is escaped. */
export function resumeMarkdown(content: ResumeContent, design: Design): string {
  const { head, sections } = resumeData(content, design)
  return join([
    head.name && `# ${esc(head.name)}`,
    head.headline && esc(head.headline),
    head.contacts.map(link).join(' · '),
    ...sections.flatMap((section) => [section.title && `## ${esc(section.title)}`, ...bodyOf(section)]),
  ])
}

/** A cover letter in Markdown, laid out as on its page; without the date. */
export function letterMarkdown(content: LetterContent, design: Design): string {
  const { head, recipient, subject, body, signature } = letterData(content, design)
  return join([
    head.name && `**${esc(head.name)}**`,
    head.contacts.map(link).join(' · '),
    // a backslash at the end of a line is a line break
    recipient.lines.map(esc).join('\\\n'),
    subject.text && `**${esc(subject.text)}**`,
    esc(body.salutation),
    ...body.paragraphs.map(esc),
    esc(body.signOff),
    esc(signature.text),
  ])
}

const join = (blocks: string[]): string => `${blocks.filter(Boolean).join('\n\n')}\n`

const bullets = (texts: readonly string[]): string =>
  texts.map((text) => (isSubLine(text) ? `  - ${marked(text.slice(1))}` : `- ${marked(text)}`)).join('\n')

/** A text with its bold words and links in Markdown. */
const marked = (text: string): string =>
  runsOf(text)
    .map((run) => {
      const space = /^\s/.test(run.text) ? ' ' : ''
      const end = /\s$/.test(run.text) && run.text.trim() ? ' ' : ''
      const words = run.isBold ? `**${esc(run.text)}**` : esc(run.text)
      return `${space}${run.url ? linkTo(words, run.url) : words}${end}`
    })
    .join('')

function bodyOf(section: Section): string[] {
  if (section.kind === 'text') return section.paragraphs.map(marked)
  if (section.kind === 'entries') return section.entries.flatMap(entry)
  const lines = section.groups.map(({ label, words }) => {
    const list = words.map(({ text }) => esc(text)).join(', ')
    return label ? `- **${esc(label)}:** ${list}` : list
  })
  return [lines.join('\n')]
}

function entry({ part, title, org, place, dates, notes, link: to, paragraphs, bullets: items }: Entry): string[] {
  const name = [title, org].filter(Boolean).map(esc).join(', ')
  const facts = [dates, place].filter(Boolean).map(esc).join(' · ')
  return [
    name && `${part === 'role' ? '####' : '###'} ${name}`,
    facts && `*${facts}*`,
    [...notes.map(esc), ...(to ? [link(to)] : [])].join('\\\n'),
    ...paragraphs.map(marked),
    bullets(items),
  ]
}

const link = ({ text, url }: Linked): string => (url ? linkTo(esc(text), url) : esc(text))

function linkTo(words: string, url: string): string {
  const address = url.replace(/[()<>\\\s]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
  return `[${words}](${address})`
}
