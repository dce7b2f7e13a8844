const MAX_LENGTH = 150
/** The longest name that usual file systems take. Of a longer one only so much of its start and of its end is read. */
const LONGEST = 255
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * A name under which any computer can save the file: the uploader's, without folders, control, invisible and direction
 * characters, and those that file systems reserve; at most 150 characters with its extension; 'file' for nothing.
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
