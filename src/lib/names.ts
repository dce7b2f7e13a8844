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

/** Lower case with accents of Latin letters removed ('Łódź' gives 'lodz'); other scripts keep their letters and marks. */
export function foldLatin(text: string): string {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/([a-zßæœøłđðþı])[\u0300-\u036f]+/g, '$1')
    .replace(/[ßæœøłđðþı]/g, (letter) => foldedLetters[letter] ?? letter)
  return folded.normalize('NFC')
}

/** Every letter without its accents and other marks, in any script: 'Łódź' gives 'Łodz'. */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}+/gu, '')

/** Letters and digits alone, in lower case and without accents, words with one blank between: 'Opt-Out' and 'opt_out' are the same. */
export const plainWords = (text: string): string =>
  withoutMarks(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Two capital letters for an avatar, first and last word ('Maya Okafor' gives 'MO'); one for a single word, '?' for none. */
export function initials(name: string | null | undefined): string {
  const words = (name ?? '').split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? [])
  const first = words[0]
  if (first === undefined) return '?'
  const last = words.length > 1 ? words[words.length - 1] : ''
  return `${first}${last}`.toLocaleUpperCase('en-US')
}

/** A name in these scripts begins with the family name and often has no blank; it is used as a whole. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\s·]+$/u
const TITLE =
  /^(?:dr|prof|professor|mr|mrs|ms|mx|miss|sir|dame|rev|herr|frau|dipl|ing|mag|hr|fr|mme|mlle|sr|sra|dott|ir|phd)$/i

/** What a person is called in a greeting: without titles, marks and markup; '' where the name holds no such word. */
export function firstName(name: string | null | undefined): string {
  const text = (name ?? '').replace(/<[^<>]*>/g, ' ').trim()
  if (FAMILY_FIRST.test(text)) return text
  const words = text.split(/\s+/).map((word) => /\p{L}(?:.*[\p{L}\p{M}])?/u.exec(word)?.[0] ?? '')
  // 'Dipl.-Ing.' is two titles in one word
  return words.find((word) => word !== '' && !word.split(/[.-]+/).every((part) => TITLE.test(part))) ?? ''
}

/**
 * Slug by BLOG-05: lower case, only letters, digits, spaces and hyphens stay, spaces become hyphens, repeats collapse.
 * Accents of Latin letters are dropped, edge hyphens trimmed; '' where nothing is left.
 */
export function slugify(text: string): string {
  return foldLatin(text)
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Public address of a job: title, company and the last 8 hex digits of its id ('data-analyst-fernway-health-0c1d2e3f'). */
export function jobSlug(job: { id: string; title: string; companySlug: string }): string {
  const suffix = job.id.replaceAll('-', '').slice(-8).toLowerCase()
  return [slugify(job.title).slice(0, 80).replace(/-$/, ''), job.companySlug, suffix].filter(Boolean).join('-')
}

/** The last 8 hex digits of the job's id that a job slug ends with; null where the text is no job slug. */
export function jobIdSuffix(slug: string): string | null {
  return /(?:^|-)([0-9a-f]{8})$/i.exec(slug)?.[1]?.toLowerCase() ?? null
}

/** File name and extension apart; folders are dropped, the extension is lower case and '' where there is none. */
function splitFileName(fileName: string): { base: string; extension: string } {
  const name = fileName.split(/[\\/]/).pop() ?? ''
  const dot = name.lastIndexOf('.')
  const extension = dot < 0 ? '' : name.slice(dot + 1)
  if (!/^[a-z0-9]{1,10}$/i.test(extension)) return { base: name, extension: '' }
  return { base: name.slice(0, dot), extension: extension.toLowerCase() }
}

/**
 * Stored name by FILE-03, `{name}_{milliseconds}.{ext}`: everything but ASCII letters, digits, dot and hyphen becomes one
 * underscore, edges trimmed, lower case, at most 100 characters of the name; 'file' where nothing is left.
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
 * Title of an uploaded document by DOCS-21: its file name without folder, extension, control and reserved characters,
 * at most 100 characters; 'Resume {n}' or 'Cover Letter {n}' where nothing is left.
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
