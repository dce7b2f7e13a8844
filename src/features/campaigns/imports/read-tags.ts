import { readCsv } from '#lib/csv-table.ts'
import { storableText } from '#lib/tidy-text.ts'

const MAX_TAGS = 20
const MAX_TAG = 60

/** The tags of a person: '"VIP","Alumni, 2019"', 'jobs|berlin', '["a","b"]' and 'a, b' are lists. */
export function readTags(cells: readonly string[]): string[] {
  const tags = cells.flatMap((cell) => split(cell.trim())).map((tag) => storableText(tag).replace(/\s+/g, ' ').trim())
  return [...new Set(tags.filter(Boolean).map((tag) => tag.slice(0, MAX_TAG)))].slice(0, MAX_TAGS)
}

function split(cell: string): string[] {
  const listed = cell.replace(/^[[{](.*)[\]}]$/s, '$1').trim()
  if (/^'.*'$/s.test(listed)) return listed.slice(1, -1).split(/'\s*,\s*'/)
  if (!listed.includes('"')) return listed.split(/[,;|\n]/)
  return readCsv(listed.replace(/([,;])\s+"/g, '$1"').replace(/"\s+([,;])/g, '"$1'), {
    maxRows: 1,
    delimiter: /"\s*;|;\s*"/.test(listed) ? ';' : ',',
  }).header
}
