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
