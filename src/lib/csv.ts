/** A mark by which spreadsheets read the file as UTF-8. */
export const CSV_BEGIN = '\ufeff'
export const CSV_TYPE = 'text/csv; charset=utf-8'

// full-width signs too: some spreadsheets read them as their plain ones
const FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u
// without letters a cell calls no function and names no other cell: 7 to 15 digits, with blanks, brackets and hyphens between
const PHONE = /^\+(?:[ ()-]*\d){7,15}$/

/**
 * One record of a CSV file (RFC 4180) with its line end; null is an empty cell. Text that a spreadsheet would run as a formula
 * begins with an apostrophe; numbers stay numbers, and phone numbers are written as they are.
 */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) && !PHONE.test(cell) ? `'${cell}` : cell
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
