/** Latin letters that Unicode does not decompose into a base letter and a mark. */
const foldedLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Lower case without the accents of Latin letters ('Łódź' gives 'lodz'); other scripts keep their letters and marks. */
export function foldLatin(text: string): string {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/([a-zßæœøłđðþı])[\u0300-\u036f]+/g, '$1')
    .replace(/[ßæœøłđðþı]/g, (letter) => foldedLetters[letter] ?? letter)
  return folded.normalize('NFC')
}

/** Removes accents and other marks from letters of any script: 'Łódź' gives 'Łodz'. */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}+/gu, '')

/** Only letters and digits, in lower case without accents, with single spaces between words: 'Opt-Out' and 'opt_out' are the same. */
export const plainWords = (text: string): string =>
  withoutMarks(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Two capital letters for an avatar, from the first and last word ('Maya Okafor' gives 'MO'); one for a single word, '?' without one. */
export function initials(name: string | null | undefined): string {
  const words = (name ?? '').split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? [])
  const first = words[0]
  if (first === undefined) return '?'
  const last = words.length > 1 ? words[words.length - 1] : ''
  return `${first}${last}`.toLocaleUpperCase('en-US')
}

/** Names in these scripts begin with the family name and often have no space, so the whole name is used. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\s·]+$/u
const TITLE =
  /^(?:dr|prof|professor|mr|mrs|ms|mx|miss|sir|dame|rev|herr|frau|dipl|ing|mag|hr|fr|mme|mlle|sr|sra|dott|ir|phd)$/i

/** The name for a greeting, without titles, marks and markup; '' if no such word is left. */
export function firstName(name: string | null | undefined): string {
  const text = (name ?? '').replace(/<[^<>]*>/g, ' ').trim()
  if (FAMILY_FIRST.test(text)) return text
  const words = text.split(/\s+/).map((word) => /\p{L}(?:.*[\p{L}\p{M}])?/u.exec(word)?.[0] ?? '')
  // 'Dipl.-Ing.' is two titles in one word
  return words.find((word) => word !== '' && !word.split(/[.-]+/).every((part) => TITLE.test(part))) ?? ''
}

/**
 * A slug by BLOG-05: lower case, only letters, digits, spaces and hyphens; spaces become hyphens and repeated hyphens one. Accents of Latin
 * letters and hyphens at the ends are removed; '' if nothing is left.
 */
export function slugify(text: string): string {
  return foldLatin(text)
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The public slug of a job: title, company and the last 8 hex digits of its id ('data-analyst-fernway-health-0c1d2e3f'). */
export function jobSlug(job: { id: string; title: string; companySlug: string }): string {
  const suffix = job.id.replaceAll('-', '').slice(-8).toLowerCase()
  return [slugify(job.title).slice(0, 80).replace(/-$/, ''), job.companySlug, suffix].filter(Boolean).join('-')
}

/** The last 8 hex digits of the job id at the end of a job slug; null if the text is not a job slug. */
export function jobIdSuffix(slug: string): string | null {
  return /(?:^|-)([0-9a-f]{8})$/i.exec(slug)?.[1]?.toLowerCase() ?? null
}

/** Splits a file name into base and extension. Folders are dropped; the extension is in lower case, '' if there is none. */
function splitFileName(fileName: string): { base: string; extension: string } {
  const name = fileName.split(/[\\/]/).pop() ?? ''
  const dot = name.lastIndexOf('.')
  const extension = dot < 0 ? '' : name.slice(dot + 1)
  if (!/^[a-z0-9]{1,10}$/i.test(extension)) return { base: name, extension: '' }
  return { base: name.slice(0, dot), extension: extension.toLowerCase() }
}

/**
 * A stored file name by FILE-03, `{name}_{milliseconds}.{ext}`: characters other than ASCII letters, digits, dot and hyphen become
 * underscores, repeated ones one. It is trimmed, in lower case, with at most 100 characters of the name; 'file' if nothing is left.
 */
export function storedFileName(fileName: string, now: Date): string {
  const { base, extension } = splitFileName(fileName)
  const clean = base
    .replace(/[^a-z0-9.-]/gi, '_')
    .replace(/_+/g, '_')
    .slice(0, 100)
    .replace(/^[_.]+|(?<![_.])[_.]+$/g, '')
    .toLowerCase()
  return `${clean || 'file'}_${now.getTime()}${extension && `.${extension}`}`
}

/**
 * The title of an uploaded document by DOCS-21: its file name without folder, extension, control and reserved characters, at most 100
 * characters; 'Resume {n}' or 'Cover Letter {n}' if nothing is left.
 */
export function titleFromFileName(fileName: string, kind: 'resume' | 'cover_letter', number: number): string {
  const title = splitFileName(fileName)
    .base.normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/[<>:"|?*\s]+/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(title)) return kind === 'resume' ? `Resume ${number}` : `Cover Letter ${number}`
  return Array.from(title).slice(0, 100).join('').trim()
}
