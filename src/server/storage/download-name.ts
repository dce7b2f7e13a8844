const MAX_LENGTH = 150
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * A name under which any computer can save the file: the uploader's, without folders, control, invisible and direction
 * characters, and those that file systems reserve; at most 150 characters with its extension; 'file' for nothing.
 */
export function downloadName(fileName: string): string {
  const clean = fileName
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*%\s]+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const dot = clean.lastIndexOf('.')
  const extension = dot > 0 && clean.length - dot <= 11 ? clean.slice(dot) : ''
  const base = Array.from(clean.slice(0, clean.length - extension.length))
  const name = base.slice(0, MAX_LENGTH - extension.length).join('')
  return `${RESERVED.test(name.trim()) ? `_${name}` : name || 'file'}${extension}`
}
