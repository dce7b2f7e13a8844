const MAX_LENGTH = 150
/** The longest name that common file systems support. Of a longer name, only this much of its start and end is used. */
const LONGEST = 255
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * A file name that every system can save: the uploader's name without folders, without control, invisible and direction characters, and
 * without characters that file systems reserve. At most 150 characters with the extension; 'file' if nothing is left.
 */
export function downloadName(fileName: string): string {
  const own = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1)
  const short = own.length > 2 * LONGEST ? `${own.slice(0, LONGEST)}${own.slice(-LONGEST)}` : own
  const clean = short
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*%\s]+/g, ' ')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
  const dot = clean.lastIndexOf('.')
  const extension = dot > 0 && clean.length - dot <= 11 ? clean.slice(dot) : ''
  const base = Array.from(clean.slice(0, clean.length - extension.length))
  const name = base.slice(0, MAX_LENGTH - extension.length).join('')
  return `${RESERVED.test(name.trim()) ? `_${name}` : name || 'file'}${extension}`
}
