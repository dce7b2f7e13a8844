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
    const found = bare.includes('@') && /\s/.test(bare) && !hasBlankInside(bare) ? bare.split(/\s+/) : [bare]
    for (const one of found) {
      const email = tidyEmail(one)
      if (email === '') continue
      if (!isEmailAddress(email)) unread.push(email)
      else if (!emails.some((known) => known.toLowerCase() === email.toLowerCase())) emails.push(email)
    }
  }
  return { emails, unread }
}

const LABEL = /^(?:e-?mail|mail|work|home|private|privat|personal|business|other|und|and|or|oder|et|ou|y|o|e)$/

/** 'ida ek@mail.example' is an address with a blank in it, and not that of 'ek'; 'Ida ida@mail.example' has a name. */
const hasBlankInside = (text: string): boolean => {
  const [address = '', ...before] = text.split(/\s+/).reverse()
  const local = address.split('@', 1)[0] ?? ''
  const isPart = (word: string) => /^[\p{Ll}._-]+$/u.test(word) && !LABEL.test(word) && !local.includes(word)
  return address.includes('@') && before.length > 0 && before.every(isPart)
}
