import { fileTypeFromBuffer } from 'file-type'
import { decodeText } from '../text/decode-text.ts'
import { inThreads } from '../threads.ts'
import { checkImage } from './check-image.ts'
import { openCompoundFile } from './compound-file.ts'
import { type FileKind, fileKinds } from './file-kinds.ts'
import { inspectZip } from './inspect-zip.ts'
import type * as json from './is-json-data.ts'

export type ContentVerdict = 'agrees' | 'differs' | 'dangerous'

const jsonInThread = inThreads<typeof json>('server/uploads/is-json-data')

const END_OF_ZIP_WINDOW = 65_557
// text that another program would not read as plain text
const OTHER_THAN_TEXT = /^\s*(%PDF-|%!PS|\{\\rtf|#!|<(!doctype|html|head|body|script|svg|\?xml|\?php)\b)/i
/** The start of a relation. It ends at the next one, because its values may contain a `>`. */
const RELATION = /<(?:[\w.-]{1,100}:)?Relationship\b/i
const EXTERNAL = /\bTargetMode\s*=\s*["']\s*External\b/i
const FOLLOWED_BY_CLICK = /\/hyperlink\s*$/i
const LOCAL_TARGET = /^\s*(file:[\\/]*)?[a-z]:[\\/]/i
const ATTRIBUTE = /\s*([\w:.-]{1,100})\s*=\s*(?:"([^"]*)"|'([^']*)')/y

/**
 * Whether the content matches the extension (DOCS-20). 'dangerous' if it does but could harm the reader: a bomb, macros, a part that is
 * loaded from elsewhere on opening, or a second file hidden in the first.
 */
export async function checkContent(kind: FileKind, bytes: Buffer): Promise<ContentVerdict> {
  switch (kind) {
    case 'pdf':
      return checkPdf(bytes)
    case 'doc':
      return checkDoc(bytes)
    case 'docx':
    case 'xlsx':
    case 'pptx':
      return checkOfficeZip(kind, bytes)
    case 'odt':
    case 'ods':
      return checkOpenDocument(kind, bytes)
    case 'json':
      return checkJson(bytes)
    case 'xml':
      return checkXml(bytes)
    case 'zip':
      return checkZip(bytes)
    case 'txt':
    case 'csv':
      return checkText(bytes)
    case 'vcf':
      return checkCards(bytes)
    case 'webm':
    case 'ogg':
    case 'mp4':
      return checkRecording(kind, bytes)
    default:
      return checkPicture(kind, bytes)
  }
}

function checkPdf(bytes: Buffer): ContentVerdict {
  if (!/^%PDF-\d\.\d/.test(bytes.toString('latin1', 0, 8))) return 'differs'
  return hidesZip(bytes) ? 'dangerous' : 'agrees'
}

function checkDoc(bytes: Buffer): ContentVerdict {
  const names = new Set(openCompoundFile(bytes)?.entries.map((entry) => entry.name))
  if (!names.has('WordDocument')) return 'differs'
  return names.has('Macros') || names.has('_VBA_PROJECT') ? 'dangerous' : 'agrees'
}

const officeZips = {
  docx: { folder: 'word/', main: 'wordprocessingml.document.main+xml' },
  xlsx: { folder: 'xl/', main: 'spreadsheetml.sheet.main+xml' },
  pptx: { folder: 'ppt/', main: 'presentationml.presentation.main+xml' },
}

async function checkOfficeZip(kind: keyof typeof officeZips, bytes: Buffer): Promise<ContentVerdict> {
  const zip = await inspectZip(bytes, (name) => name === '[Content_Types].xml' || name.endsWith('.rels'))
  if (zip === 'damaged') return 'differs'
  if (zip === 'dangerous') return 'dangerous'
  const names = [...zip.names]
  const { folder, main } = officeZips[kind]
  const isKind = names.some((name) => name.startsWith(folder)) && zip.texts.get('[Content_Types].xml')?.includes(main)
  if (names.some((name) => /vba(Project|Data)/i.test(name))) return 'dangerous'
  if (!isKind) return 'differs'
  return [...zip.texts.values()].some(loadsFromExternal) ? 'dangerous' : 'agrees'
}

/**
 * Whether Word would load something external on opening, which would let an attacker in or track the reader. Hyperlinks are fine, since
 * they are followed only on a click. So is a template on the author's own disk (C:\\...), which Word itself writes into half of all files
 * and which leads nowhere.
 */
function loadsFromExternal(relations: string): boolean {
  const external = relations
    .split(RELATION)
    .slice(1)
    .filter((relation) => EXTERNAL.test(withoutEntities(relation)))
  // check the real attributes: other attributes or text after the tag must not excuse a relation
  return external.map(attributesOf).some(({ Type = '', Target = '' }) => {
    return !FOLLOWED_BY_CLICK.test(Type) && !LOCAL_TARGET.test(Target)
  })
}

/** The attributes at the beginning of a tag, by name. */
function attributesOf(tag: string): Partial<Record<string, string>> {
  const found: [string, string][] = []
  ATTRIBUTE.lastIndex = 0
  for (let one = ATTRIBUTE.exec(tag); one; one = ATTRIBUTE.exec(tag)) {
    const [, name = '', inDouble, inSingle] = one
    found.push([name, withoutEntities(inDouble ?? inSingle ?? '')])
  }
  return Object.fromEntries(found)
}

/** Elements of an OpenDocument text that load external content on opening, and below those that start a macro. */
const FETCHED =
  /<(?:[\w.-]{1,100}:)?(?:image|fill-image|background-image|object|object-ole|plugin|applet|floating-frame|section-source)(?=[\s/>])/i
const STARTS_MACRO = /<(?:[\w.-]{1,100}:)?event-listener(?=[\s/>])/i
const OTHER_PLACE = /^\s*([a-z][\w+.-]*:|[\\/]{2})/i

async function checkOpenDocument(kind: 'odt' | 'ods', bytes: Buffer): Promise<ContentVerdict> {
  const zip = await inspectZip(bytes, (name) => /^(mimetype|content\.xml|styles\.xml)$/.test(name))
  if (zip === 'damaged') return 'differs'
  if (zip === 'dangerous') return 'dangerous'
  if (zip.texts.get('mimetype')?.trim() !== fileKinds[kind].contentType || !zip.texts.has('content.xml'))
    return 'differs'
  if ([...zip.names].some((name) => /^(Basic|Scripts)\/./i.test(name))) return 'dangerous'
  return [...zip.texts.values()].some((xml) => STARTS_MACRO.test(xml) || linksExternalContent(xml))
    ? 'dangerous'
    : 'agrees'
}

function linksExternalContent(xml: string): boolean {
  const places = xml.split(FETCHED).slice(1).map(attributesOf).flatMap(Object.entries)
  return places.some(
    ([name, place = '']) => /(^|:)href$/i.test(name) && OTHER_PLACE.test(place) && !LOCAL_TARGET.test(place),
  )
}

const withoutEntities = (text: string) =>
  text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (_, hex, decimal) =>
    String.fromCodePoint(Math.min(0x10ffff, hex ? Number.parseInt(hex, 16) : Number(decimal))),
  )

/** vCards begin with this line, in any encoding of text. */
function checkCards(bytes: Buffer): ContentVerdict {
  const start = bytes.toString('latin1', 0, 100).replaceAll('\u0000', '')
  return /^\W*BEGIN:VCARD\s/i.test(start) ? checkText(bytes) : 'differs'
}

function checkText(bytes: Buffer): ContentVerdict {
  const text = decodeText(bytes)
  return text === null || OTHER_THAN_TEXT.test(text.slice(0, 1000)) ? 'differs' : 'agrees'
}

/** Whether it is a JSON object or list. Its depth and size are for its reader to limit. */
const checkJson = async (bytes: Buffer): Promise<ContentVerdict> =>
  (await jsonInThread('isJsonData', bytes)) ? 'agrees' : 'differs'

const ELEMENT_FIRST =
  /^\ufeff?\s*(?:<\?xml\s[^<>]{0,200}\?>\s*)?(?:<!--(?:(?!-->)[\s\S]){0,2000}-->\s*){0,20}<[\p{L}_]/u
/** A document type, whose entities can multiply, an external style sheet, and elements that a browser executes or shows as a page. */
const XML_RUNS =
  /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|http:\/\/www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/XSL\/Transform)/i

/** Whether it is XML data. Its reader checks the format and whether it is complete. */
function checkXml(bytes: Buffer): ContentVerdict {
  const text = decodeText(bytes)
  if (text === null || (!ELEMENT_FIRST.test(text) && !XML_RUNS.test(text))) return 'differs'
  return XML_RUNS.test(withoutEntities(text)) ? 'dangerous' : 'agrees'
}

async function checkZip(bytes: Buffer): Promise<ContentVerdict> {
  const zip = await inspectZip(bytes, () => false)
  if (zip === 'damaged') return 'differs'
  if (zip === 'dangerous') return 'dangerous'
  // an Office file is not a plain archive, whatever its name
  return zip.names.has('[Content_Types].xml') || zip.names.has('mimetype') ? 'differs' : 'agrees'
}

async function checkPicture(kind: FileKind, bytes: Buffer): Promise<ContentVerdict> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const mime = found?.mime === 'image/apng' ? 'image/png' : found?.mime
  if (mime !== fileKinds[kind].contentType) return 'differs'
  if (hidesZip(bytes)) return 'dangerous'
  const image = await checkImage(bytes)
  if (image.ok) return 'agrees'
  return image.code === 'FILE_DANGEROUS' ? 'dangerous' : 'differs'
}

const recordings = {
  webm: /^video\/webm$/,
  ogg: /^(audio|video|application)\/ogg\b/,
  mp4: /^(video\/mp4|audio\/(mp4|x-m4a))$/,
}

/** Checks the signature only: the server never decodes recordings, and sends them as attachments. */
async function checkRecording(kind: keyof typeof recordings, bytes: Buffer): Promise<ContentVerdict> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!found || !recordings[kind].test(found.mime)) return 'differs'
  return hidesZip(bytes) ? 'dangerous' : 'agrees'
}

/** Whether the file is also a zip. Zips are read from their end, so a file of any kind can be an archive or app to another program. */
function hidesZip(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('PK\x05\x06')
  if (end < bytes.length - END_OF_ZIP_WINDOW || end < 0 || end + 22 > bytes.length) return false
  const directory = end - bytes.readUInt32LE(end + 12)
  return directory >= 0 && directory + 4 <= end && bytes.readUInt32LE(directory) === 0x02014b50
}
