import { openPdf } from './open-pdf.ts'

const MAX_FILES = 20
const MAX_BYTES = 12 * 1024 * 1024
const MAX_TEXT = 2 * 1024 * 1024
const NAMED = /\.(xml|json)$/i
/** A quick check for Europass data; its reader checks more closely. */
const EUROPASS = /<(?:[\w.-]{1,40}:)?(?:Candidate|SkillsPassport)[\s>]/
const JSON_RESUME = /"(?:basics|\$schema)"\s*:/

/** The Europass XML or JSON Resume that is attached to a PDF; '' if there is none. */
export async function readAttachment(bytes: Uint8Array): Promise<string> {
  const pdf = await openPdf(bytes)
  // pdf.js lists the files first and loads the content of each on access
  const files: unknown = await pdf.getAttachments()
  if (!(files instanceof Map)) return ''
  for (const [id, file] of [...files].slice(0, MAX_FILES)) {
    const name: unknown = file?.rawFilename ?? file?.filename
    if (![name, file?.filename, id].some((one) => typeof one === 'string' && NAMED.test(one))) continue
    const content: unknown = await pdf.getAttachmentContent(id).catch(() => null)
    const found = content instanceof Uint8Array ? resumeIn(content) : ''
    if (found) return found
  }
  return ''
}

function resumeIn(content: Uint8Array): string {
  if (content.length > MAX_BYTES) return ''
  const text = withoutPictures(new TextDecoder().decode(content)).trim()
  const head = text.slice(0, 4000)
  const isResume = text.startsWith('<') ? EUROPASS.test(head) : text.startsWith('{') && JSON_RESUME.test(head)
  return isResume && text.length <= MAX_TEXT ? text : ''
}

/** Photos and scans are encoded as text, far more than the actual words. */
const withoutPictures = (text: string): string =>
  text.replace(/[A-Za-z0-9+/=\r\n]+/g, (run) => (run.length > 1000 ? '' : run))
