import type { Design } from '#features/document-content/design.ts'
import type { LetterContent } from '#features/document-content/letter-content.ts'
import { letterPhrases } from '#features/document-content/letter-phrases.ts'

/** A cover letter as plain text to paste into a form: a blank line between paragraphs, without the date. */
export function letterText(content: LetterContent, design: Pick<Design, 'language'>): string {
  const { personalInfo: person, recipientInfo: to, paragraphs, signature } = content
  const { subject, salutation, signOff } = letterPhrases(content, design)
  const text = [
    lines([person.fullName, person.address, person.phone, person.email]),
    lines([to.hiringManager, to.company, to.address]),
    subject,
    salutation,
    ...[paragraphs.opening, ...paragraphs.body, paragraphs.closing].map((paragraph) => paragraph.trim()),
    lines([signOff, signature]),
  ]
    .filter(Boolean)
    .join('\n\n')
  return text && `${text}\n`
}

const lines = (texts: readonly string[]): string => texts.filter(Boolean).join('\n')
