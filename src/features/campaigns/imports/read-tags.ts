import { readCsv } from '#lib/csv-table.ts'
import { storableText } from '#lib/tidy-text.ts'

const MAX_TAGS = 20
const MAX_TAG = 60

/** Signs between several tags of a cell, if all of them are tags of other cells. */
const BETWEEN = / ?[/+&] ?| (?:and|und|et|y|e|en|i) | /

/** Reads the tags of each person of a list: 'jobs / salary' is two tags if others have one of them alone. */
export function tagReader(all: readonly (readonly string[])[]): (cells: readonly string[]) => string[] {
  const tags = new Set<string>()
  for (const cells of all) for (const tag of readTags(cells)) tags.add(tag)
  return (cells) => {
    const own = readTags(cells).flatMap((tag) => {
      const spaced = tag.split(' / ')
      if (spaced.length > 1) return spaced
      const slashed = tag.split('/')
      if (slashed.length > 1 && slashed.some((part) => tags.has(part))) return slashed
      const parts = tag.split(BETWEEN)
      return parts.length > 1 && parts.every((part) => tags.has(part)) ? parts : [tag]
    })
    return [...new Set(own)].slice(0, MAX_TAGS)
  }
}

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
