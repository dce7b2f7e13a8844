import type { DocumentKind } from '../rules.ts'

/** The title of a document for everybody but its owner: 'Maya Okafor, Resume'; 'Resume' without a name. */
export const publicTitle = (fullName: string, kind: DocumentKind): string =>
  [fullName, named[kind]].filter(Boolean).join(', ')

const named: Record<DocumentKind, string> = { resume: 'Resume', letter: 'Cover Letter' }
/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * The file name of a download: the document's title and the extension, without characters that an operating system rejects, that are
 * invisible or that change the text direction. 'Resume' or 'Cover Letter' if nothing is left. At most 104 characters.
 */
export function exportFileName(title: string, kind: DocumentKind, extension: string): string {
  const clean = title
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/(?:(?<!\s)\s+)?:\s*/g, ' - ')
    .replace(/[\\/]+/g, '-')
    .replace(/[<>"|?*%\s]+/g, ' ')
    .replace(/^[\s.-]+|(?<![\s.-])[\s.-]+$/g, '')
  const name = Array.from(clean).slice(0, 100).join('').trim()
  const isUsable = /[\p{L}\p{N}]/u.test(name) && !DEVICE.test(name)
  return `${isUsable ? name : named[kind]}.${extension}`
}
