import { isEmailAddress, tidyEmail } from '#lib/email-address.ts'

/** The addresses in one cell: 'ida@mail.example (work), Ida <i@mail.example>', each once. Texts that are no address are in `unread`. */
export function readEmails(text: string): { emails: string[]; unread: string[] } {
  const [emails, unread]: [string[], string[]] = [[], []]
  for (const part of text.split(/[;,|\n]+|\s{2,}/)) {
    const bare = part
      .trim()
      .replace(/^.*<([^<>]+)>.*$/s, '$1')
      .replace(/^(?:mailto:|(?:work|home|personal|private|other|privat|geschäftlich)\s*:)\s*/i, '')
      .replace(/\([^()]{0,40}\)$/, '')
      .trim()
    const found = bare.includes('@') && /\s/.test(bare) ? bare.split(/\s+/) : [bare]
    for (const one of found) {
      const email = tidyEmail(one)
      if (email === '') continue
      if (!isEmailAddress(email)) unread.push(email)
      else if (!emails.some((known) => known.toLowerCase() === email.toLowerCase())) emails.push(email)
    }
  }
  return { emails, unread }
}
