import type { DocumentKind } from '../rules.ts'

/**
 * What a download is called: the document's title with the extension, without characters that a computer refuses, that hide
 * or that turn the direction of the rest; 'Resume' or 'Cover Letter' where nothing is left. At most 104 characters.
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
  return `${/[\p{L}\p{N}]/u.test(name) ? name : kind === 'resume' ? 'Resume' : 'Cover Letter'}.${extension}`
}
