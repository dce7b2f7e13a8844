import { writeZip, type ZipPart } from '../uploads/zip-writer.testing.ts'

const office = 'urn:oasis:names:tc:opendocument:xmlns'
const names = [
  ...['office', 'text', 'table', 'style'].map((name) => `xmlns:${name}="${office}:${name}:1.0"`),
  `xmlns:draw="${office}:drawing:1.0"`,
  `xmlns:fo="${office}:xsl-fo-compatible:1.0"`,
  `xmlns:svg="${office}:svg-compatible:1.0"`,
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
].join(' ')

/** Other parts of an OpenDocument text, each as the XML within its element. */
export interface OdtSides {
  /** Automatic styles of the text. */
  automatic?: string
  /** Named styles. */
  styles?: string
  /** Page layouts with their headers and footers. */
  masters?: string
  more?: ZipPart[]
}

/** A small OpenDocument text for tests: the XML of its body and of other parts. */
export function writeOdt(
  body: string,
  { automatic = '', styles = '', masters = '', more = [] }: OdtSides = {},
): Buffer {
  return writeZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    {
      name: 'content.xml',
      content: `<office:document-content ${names}><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      isDeflated: true,
    },
    {
      name: 'styles.xml',
      content: `<office:document-styles ${names}><office:styles>${styles}</office:styles><office:master-styles>${masters}</office:master-styles></office:document-styles>`,
      isDeflated: true,
    },
    ...more,
  ])
}

/** A small OpenDocument spreadsheet for tests. A cell that is a day ('2026-05-04') is stored as a date, a number as a number. */
export function writeOds(rows: readonly (readonly (string | number)[])[], sheet = 'Sheet1'): Buffer {
  const cellOf = (value: string | number): string => {
    if (typeof value === 'number')
      return `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
    const type = isDay ? `office:value-type="date" office:date-value="${value}"` : 'office:value-type="string"'
    return value === ''
      ? '<table:table-cell/>'
      : `<table:table-cell ${type}><text:p>${value}</text:p></table:table-cell>`
  }
  const table = rows.map((cells) => `<table:table-row>${cells.map(cellOf).join('')}</table:table-row>`).join('')
  return writeZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    {
      name: 'content.xml',
      content: `<office:document-content ${names}><office:body><office:spreadsheet><table:table table:name="${sheet}">${table}</table:table></office:spreadsheet></office:body></office:document-content>`,
      isDeflated: true,
    },
  ])
}
