import type { Design } from '#features/document-content/design.ts'
import type { LetterContent } from '#features/document-content/letter-content.ts'
import { letterPhrases } from '#features/document-content/letter-phrases.ts'
import { emailLink, phoneLink } from './find-links.ts'

const filled = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter(Boolean)
const lines = (text: string): string[] => filled(text.split(/\n+/))

/** A letter as input of its template: text ready to print, without empty parts. */
export function letterData(content: LetterContent, design: Pick<Design, 'language'>) {
  const { personalInfo: person, recipientInfo: to, paragraphs, signature } = content
  const contacts = [
    { text: lines(person.address).join(', '), url: null },
    phoneLink(person.phone),
    emailLink(person.email),
  ].filter(({ text }) => text)
  const { subject, salutation, signOff } = letterPhrases(content, design)
  return {
    head: { id: 'personalInfo', name: person.fullName, headline: '', contacts },
    recipient: { id: 'recipientInfo', lines: filled([to.hiringManager, to.company, ...lines(to.address)]) },
    subject: { id: 'jobInfo', text: subject },
    body: {
      id: 'paragraphs',
      salutation,
      paragraphs: [paragraphs.opening, ...paragraphs.body, paragraphs.closing].flatMap(lines),
      signOff,
    },
    signature: { id: 'signature', text: signature },
  }
}
