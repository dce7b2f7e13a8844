import { isWebAddress } from '#features/job-tracker/rules.ts'
import { fullWebAddress } from '#lib/web-address.ts'

const MAX_LINK = 2000
const HYPERLINK = /^'?=HYPERLINK\(\s*"([^"]{1,2000})"/i
const MARKDOWN = /\[[^\][]{0,300}\]\(([^()\s]{1,2000})\)/
const INSIDE = /https?:\/\/[^\s"'<>|]{3,2000}/i

/** The web address in a cell, also in a formula, a Markdown link or among words; '' without one. */
export function readCellLink(text: string): string {
  const cell = text.trim()
  const stated = HYPERLINK.exec(cell)?.[1] ?? MARKDOWN.exec(cell)?.[1] ?? cell.replace(/^<(.*)>$/s, '$1')
  for (const one of [stated, withoutEnd(INSIDE.exec(cell)?.[0] ?? '')]) {
    const link = fullWebAddress(one)
    if (link.length <= MAX_LINK && !/\s/.test(link) && isWebAddress(link)) return link
  }
  return ''
}

/** Without the punctuation of the sentence that the address is in. */
function withoutEnd(address: string): string {
  let end = address.length
  while (end > 0 && '.,;:!?)]'.includes(address.charAt(end - 1))) end -= 1
  return address.slice(0, end)
}
