/** The byte order mark, which makes spreadsheet programs read the file as UTF-8. */
export const CSV_BEGIN = '\ufeff'
export const CSV_TYPE = 'text/csv; charset=utf-8'

// full-width characters too: some spreadsheet programs treat them like the ASCII ones
const FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u
// a cell without letters cannot call a function or refer to another cell: 7 to 15 digits, with spaces, brackets and hyphens
const PHONE = /^\+(?:[ ()-]*\d){7,15}$/

/**
 * One record of a CSV file (RFC 4180) with its line ending; null is an empty cell. Text that a spreadsheet program would run as a formula
 * gets a leading apostrophe. Numbers stay numbers, and phone numbers are unchanged.
 */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) && !PHONE.test(cell) ? `'${cell}` : cell
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
