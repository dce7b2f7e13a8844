import { type MailContent, type MailLink, type MailText, mailUrl, oneLine } from './mail-content.ts'
import { writtenText } from './written/as-text.ts'

const stageSign = { done: '[x]', now: '[>]', ahead: '[ ]' } as const

/** The mail as plain text: the same words in the same order, each link followed by its URL. */
export function mailPlainText(content: MailContent): string {
  const { heading, writtenHeading, paragraphs, written = [], button, alternative, stages = [], closing = [] } = content
  const blocks = [
    [writtenHeading ? writtenText(writtenHeading) : oneLine(heading)],
    ...paragraphs.map((text) => [words(text)]),
    written.length > 0 ? [writtenText(written)] : [],
    subjectLines(content),
    (content.facts ?? []).map(({ label, text }) =>
      [label && oneLine(label), text && words(text)].filter(Boolean).join(' '),
    ),
    [button, alternative].flatMap((link) => (link ? [way(link)] : [])),
    stages.map(({ label, date, state }) => `${stageSign[state]} ${oneLine(date ? `${label}, ${date}` : label)}`),
    ...closing.map((text) => [words(text)]),
    footerLines(content),
  ]
  const filled = blocks.filter((lines) => lines.length > 0)
  return `${filled.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function subjectLines({ subject }: MailContent): string[] {
  if (!subject) return []
  const { title, detail, status } = subject
  const first = status ? `${oneLine(title)}: ${oneLine(status.label)}` : oneLine(title)
  return detail ? [first, oneLine(detail)] : [first]
}

function footerLines({ footer: { reason, settingsUrl, stop, sender = 'Tandem' } }: MailContent): string[] {
  const settings = settingsUrl ? [way({ label: 'Manage email preferences', href: settingsUrl })] : []
  return ['-- ', oneLine(reason), ...settings, ...(stop ? [way(stop)] : []), oneLine(sender)]
}

const way = ({ label, href }: MailLink) => `${oneLine(label)}: ${mailUrl(href)}`

function words(text: MailText): string {
  const runs = typeof text === 'string' ? [text] : text
  const parts = runs.map((run) => {
    if (typeof run === 'string') return run
    return 'strong' in run ? run.strong : `${run.link} (${mailUrl(run.href)})`
  })
  return oneLine(parts.join(''))
}
