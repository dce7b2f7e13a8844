import type { Table } from '#features/import-files/table.ts'

const ADDRESS = /[^\s<>,;:"'()[\]@]{1,64}@[^\s<>,;:"'()[\]@]{1,255}/g
const MAX_LINE = 20_000
const MAX_TEXT = 200

type Found = { row: number; email: string; name: string; mark: string; section: string }
const columns: { name: string; of(one: Found): string }[] = [
  { name: 'Email', of: ({ email }) => email },
  { name: 'Name', of: ({ name }) => name },
  { name: 'Status', of: ({ mark }) => mark },
  { name: 'Section status', of: ({ section }) => section },
]

/**
 * The table of a text that is no table, such as a list of members with an address on each line: 'Ida Ek <ida@mail.example>',
 * 'ida@mail.example (no mail)', or several on a line. What is written beside an address can be a name or a mark, and headings can say who
 * left. Null if most lines have none.
 */
export function readAddresses(text: string, maxRows: number): Table | null {
  const found: Found[] = []
  const around: Table['around'] = []
  let [section, lines] = ['', 0]
  for (const [at, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const row = at + 1
    const line = whole.slice(0, MAX_LINE).trim()
    const people = peopleOf(line).map((one) => ({ ...one, row, section }))
    found.push(...people)
    if (people.length > 0) lines += 1
    else if (isHeading(line)) section = withoutSigns(line.slice(0, MAX_TEXT))
    else if (line !== '') around.push({ row, text: line.slice(0, MAX_TEXT) })
  }
  // a single address among other text is no list
  if (lines === 0 || lines < around.length) return null
  const used = columns.filter(({ name, of }) => name === 'Email' || found.some((one) => of(one) !== ''))
  const rows = found.slice(0, maxRows).map((one) => ({ number: one.row, cells: used.map(({ of }) => of(one)) }))
  return {
    ...{ format: 'csv', sheets: [''], sheet: 0, broken: [], isCut: found.length > maxRows },
    ...{ header: used.map(({ name }) => name), rows, around },
  }
}

/** A line above addresses: 'Digest members:', '=== Disabled ==='. */
const isHeading = (line: string): boolean => line !== '' && (line.endsWith(':') || /^[=*#_-]{2}/.test(line))

function peopleOf(line: string): Pick<Found, 'email' | 'name' | 'mark'>[] {
  const matches = [...line.matchAll(ADDRESS)]
  let from = 0
  return matches.map(({ 0: email, index }, place) => {
    const before = withoutSigns(line.slice(from, index))
    from = index + email.length
    const rest = place === matches.length - 1 ? line.slice(from) : ''
    const after = withoutSigns(rest)
    const isName = before === '' && !/^>? ?[([]/.test(rest.trimStart())
    return { email, name: before || (isName ? after : ''), mark: isName ? '' : after }
  })
}

const SIGNS = ' \t"\'<>()[],;:*•=#_-'

/** What is written beside an address, without the signs around it. */
function withoutSigns(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && SIGNS.includes(text.charAt(from))) from += 1
  while (to > from && SIGNS.includes(text.charAt(to - 1))) to -= 1
  return text.slice(from, to).slice(0, MAX_TEXT)
}
