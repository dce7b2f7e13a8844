export type FileKind =
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'odt'
  | 'ods'
  | 'txt'
  | 'csv'
  | 'xlsx'
  | 'pptx'
  | 'json'
  | 'xml'
  | 'vcf'
  | 'zip'
  | 'png'
  | 'jpg'
  | 'webp'
  | 'gif'
  | 'webm'
  | 'ogg'
  | 'mp4'

interface KindFacts {
  /** The type that the file is stored and sent with, whatever the browser declared. */
  contentType: string
  extensions: string[]
  /** Other types that browsers declare for such files. */
  alsoDeclared: string[]
}

const office = 'application/vnd.openxmlformats-officedocument'

/** Every kind of file that an upload may allow. */
export const fileKinds: Record<FileKind, KindFacts> = {
  pdf: { contentType: 'application/pdf', extensions: ['pdf'], alsoDeclared: ['application/x-pdf'] },
  doc: { contentType: 'application/msword', extensions: ['doc'], alsoDeclared: [] },
  docx: { contentType: `${office}.wordprocessingml.document`, extensions: ['docx'], alsoDeclared: [] },
  odt: { contentType: 'application/vnd.oasis.opendocument.text', extensions: ['odt'], alsoDeclared: [] },
  ods: { contentType: 'application/vnd.oasis.opendocument.spreadsheet', extensions: ['ods'], alsoDeclared: [] },
  txt: { contentType: 'text/plain', extensions: ['txt'], alsoDeclared: [] },
  csv: { contentType: 'text/csv', extensions: ['csv'], alsoDeclared: ['application/csv', 'application/vnd.ms-excel'] },
  xlsx: { contentType: `${office}.spreadsheetml.sheet`, extensions: ['xlsx'], alsoDeclared: [] },
  pptx: { contentType: `${office}.presentationml.presentation`, extensions: ['pptx'], alsoDeclared: [] },
  json: { contentType: 'application/json', extensions: ['json'], alsoDeclared: ['text/json'] },
  xml: { contentType: 'application/xml', extensions: ['xml'], alsoDeclared: ['text/xml'] },
  vcf: { contentType: 'text/vcard', extensions: ['vcf'], alsoDeclared: ['text/x-vcard', 'text/directory'] },
  zip: {
    contentType: 'application/zip',
    extensions: ['zip'],
    alsoDeclared: ['application/x-zip-compressed', 'application/x-zip'],
  },
  png: { contentType: 'image/png', extensions: ['png'], alsoDeclared: [] },
  jpg: { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'], alsoDeclared: ['image/jpg', 'image/pjpeg'] },
  webp: { contentType: 'image/webp', extensions: ['webp'], alsoDeclared: [] },
  gif: { contentType: 'image/gif', extensions: ['gif'], alsoDeclared: [] },
  // recordings from browsers; the container's name does not say whether it contains video
  webm: { contentType: 'video/webm', extensions: ['webm'], alsoDeclared: ['audio/webm'] },
  ogg: { contentType: 'audio/ogg', extensions: ['ogg'], alsoDeclared: ['application/ogg'] },
  mp4: { contentType: 'video/mp4', extensions: ['mp4', 'm4a'], alsoDeclared: ['audio/mp4', 'audio/x-m4a'] },
}

/** The kind for a file name's extension; case does not matter. */
export function kindOfExtension(extension: string): FileKind | undefined {
  const lowered = extension.toLowerCase()
  return kindWhere((facts) => facts.extensions.includes(lowered))
}

/** The kind for a declared type; its parameters (`; charset=...`) are ignored. */
export function kindOfDeclaredType(declaredType: string): FileKind | undefined {
  const declared = declaredType.split(';')[0]?.trim().toLowerCase() ?? ''
  return kindWhere((facts) => facts.contentType === declared || facts.alsoDeclared.includes(declared))
}

function kindWhere(isMeant: (facts: KindFacts) => boolean): FileKind | undefined {
  return (Object.keys(fileKinds) as FileKind[]).find((kind) => isMeant(fileKinds[kind]))
}
