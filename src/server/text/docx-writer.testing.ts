import { docxParts, writeZip } from '../uploads/zip-writer.testing.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const names = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${office}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ')

/** Other parts of a Word file, each as the XML within its root. */
export interface DocxSides {
  styles?: string
  numbering?: string
  settings?: string
  /** Headers and footers by the id that the body refers to: `{ h1: ['header', ...] }`. */
  edges?: Record<string, ['header' | 'footer', string]>
  /** URLs by the id of a hyperlink. */
  links?: Record<string, string>
}

/** A small Word file for tests: the XML of its body and of other parts. */
export function writeDocx(body: string, { edges = {}, links = {}, ...sides }: DocxSides = {}): Buffer {
  const [types, relations] = docxParts('')
  if (!types || !relations) throw new Error('No parts')
  const own = Object.entries(sides).map(([name, xml]) => ({ id: name, type: name, target: `${name}.xml`, xml }))
  const outer = Object.entries(edges).map(([id, [type, xml]]) => ({ id, type, target: `${id}.xml`, xml }))
  const parts = [...own, ...outer]
  const to = (id: string, type: string, target: string, mode = '') =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${mode}/>`
  const list = [
    ...parts.map(({ id, type, target }) => to(id, type, target)),
    ...Object.entries(links).map(([id, target]) => to(id, 'hyperlink', target, ' TargetMode="External"')),
  ]
  return writeZip([
    types,
    relations,
    {
      name: 'word/document.xml',
      content: `<w:document ${names}><w:body>${body}</w:body></w:document>`,
      isDeflated: true,
    },
    { name: 'word/_rels/document.xml.rels', content: `<Relationships>${list.join('')}</Relationships>` },
    ...parts.map(({ target, xml }) => ({ name: `word/${target}`, content: `<w:part ${names}>${xml}</w:part>` })),
  ])
}

/** A paragraph; `properties` is the XML of its `w:pPr`, `look` the XML of its run's `w:rPr`. */
export const paragraph = (text: string, properties = '', look = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r></w:p>`
/** A table with these column widths (in twentieths of a point) and rows of cells, each the XML of its paragraphs. */
export const table = (widths: number[], ...rows: string[][]): string =>
  `<w:tbl><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows
    .map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`
