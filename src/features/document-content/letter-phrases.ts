import type { Design } from './design.ts'
import type { LetterContent } from './letter-content.ts'

const GREETING = /^\s*(?:dear|hello|hi|good (?:morning|afternoon|day)|to whom)\b/i
const FAREWELL = /\b(?:sincerely|regards|faithfully|best wishes|respectfully|yours truly)\s*(?:[,.]\s*)?$/i
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u

/**
 * The phrases that every copy of a letter contains in addition to the typed text: its subject, and for an English letter without them a
 * salutation and a sign-off; '' if there is none. In other languages these depend on the recipient.
 */
export function letterPhrases(
  { recipientInfo, jobInfo, paragraphs, signature }: LetterContent,
  { language }: Pick<Design, 'language'>,
) {
  const { position, referenceNumber, source } = jobInfo
  const subject = [position, referenceNumber && `reference ${referenceNumber}`].filter(Boolean).join(', ')
  if (language !== 'en') return { subject, salutation: '', signOff: '' }
  const hasWords = [paragraphs.opening, paragraphs.closing, ...paragraphs.body].some(Boolean)
  const isOwnScript = hasWords && !OTHER_SCRIPT.test(paragraphs.opening + paragraphs.closing)
  const greets = isOwnScript && !GREETING.test(paragraphs.opening)
  const signsOff = isOwnScript && signature !== '' && !FAREWELL.test(paragraphs.closing)
  return {
    subject: subject && `Re: ${subject}${source && ` (seen on ${source})`}`,
    salutation: greets ? `Dear ${recipientInfo.hiringManager || 'Hiring Manager'},` : '',
    signOff: signsOff ? 'Sincerely,' : '',
  }
}

/** The date of a letter, formatted by its language and paper size ('November 22, 2026' or '22 November 2026'). */
export function letterDate(date: string, language: string, page: 'a4' | 'letter'): string {
  const locale = language === 'en' ? (page === 'letter' ? 'en-US' : 'en-GB') : language
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}
