import { escapeHtml } from '#lib/html-text.ts'
import { writeZip } from '#server/uploads/zip-writer.testing.ts'

type Cell = string | number | { date: number }
type Sheet = { name: string; rows: readonly (readonly Cell[])[] }

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A small Excel workbook for tests; a date is the number of days since the end of 1899, in a cell formatted as a date. */
export function writeWorkbook(sheets: readonly Sheet[]): Buffer {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const relations = (inner: string) => `<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`
  const parts = sheets.map(
    (_, n) => `<Override PartName="/xl/worksheets/sheet${n + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  )
  return writeZip([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${parts.join('')}</Types>`,
    },
    { name: '_rels/.rels', content: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, n) => `<sheet name="${name}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(
        sheets.map((_, n) => relation(`rId${n + 1}`, 'worksheet', `worksheets/sheet${n + 1}.xml`)).join('') +
          relation('rId99', 'styles', 'styles.xml'),
      ),
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    ...sheets.map(({ rows }, n) => ({
      name: `xl/worksheets/sheet${n + 1}.xml`,
      content: `<worksheet xmlns="${MAIN}"><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`,
    })),
  ])
}

const rowOf = (cells: readonly Cell[], row: number) =>
  `<row r="${row + 1}">${cells.map((cell, at) => cellOf(cell, `${String.fromCharCode(65 + at)}${row + 1}`)).join('')}</row>`

function cellOf(cell: Cell, name: string): string {
  if (typeof cell === 'number') return `<c r="${name}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c r="${name}" s="1"><v>${cell.date}</v></c>`
  return `<c r="${name}" t="inlineStr"><is><t>${escapeHtml(cell)}</t></is></c>`
}
