/** One word or quoted phrase of a search, as it was typed. */
export type Term = { text: string; isPhrase: boolean }

/** A parsed search. A match has at least one term of each group in `included` and no term of `excluded`. */
export type Words = { included: Term[][]; excluded: Term[] }

const maxTerms = 12
const longestTerm = 60
/** 'ui/ux' and 'developer,remote' are two words each. */
const parted = /[/,;|]/
/** Matches 'Vue.js', which is split into two words, because the text search of PostgreSQL also splits it. */
const ofScript = /^(?:\p{L}{3,}(?=\.js$)|(?:node|vue|react|next|nuxt|express|angular)(?=js$))/iu

/**
 * Parses a typed search as search engines do: words, "phrases", -excluded, one OR another. It never fails. Terms without a letter or
 * digit are dropped, so the result may be empty.
 */
export function readWords(typed: string, max = maxTerms): Words {
  const words: Words = { included: [], excluded: [] }
  let joinsLast = false
  let count = 0
  for (const [, minus, phrase, bare = ''] of typed.matchAll(/(-)?(?:"([^"]*)"|([^\s"]+))/g)) {
    if (phrase === undefined && /^or$/i.test(bare) && words.included.length > 0) {
      joinsLast = true
      continue
    }
    for (const part of phrase === undefined ? bare.split(parted).flatMap(splitWords) : [phrase]) {
      const term = readTerm(part, phrase !== undefined)
      if (!term || ++count > max) continue
      const group = joinsLast ? words.included.at(-1) : undefined
      if (minus) words.excluded.push(term)
      else if (group) group.push(term)
      else words.included.push([term])
      joinsLast = false
    }
  }
  // only exclusions would match almost every job, so without other words the dash is ignored
  if (words.included.length === 0) return { included: words.excluded.map((term) => [term]), excluded: [] }
  return words
}

const splitWords = (bare: string): string[] => {
  const [name] = ofScript.exec(bare) ?? []
  return name ? [name, 'js'] : [bare]
}

function readTerm(text: string, isPhrase: boolean): Term | null {
  const clean = text
    .replace(/[^\p{L}\p{M}\p{N}+#.&'’/\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[-\s]+|(?<!\s)\s+$/g, '')
    .slice(0, longestTerm)
    .toWellFormed()
  if (!/[\p{L}\p{N}]/u.test(clean)) return null
  return { text: clean, isPhrase: isPhrase || clean.includes(' ') }
}

/** The words as a user would type them; `readWords` reads the same words from the result. */
export function writeWords({ included, excluded }: Words): string {
  const write = ({ text, isPhrase }: Term) => (isPhrase ? `"${text}"` : text)
  return [...included.map((group) => group.map(write).join(' OR ')), ...excluded.map((term) => `-${write(term)}`)].join(
    ' ',
  )
}

/** Parses a typed place. The word 'remote' is removed from it and sets `isRemote`. */
export function readPlace(typed: string): { place: string; isRemote: boolean } {
  const words = typed.split(/[\s,.;:/|()–—-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const places = words.filter((word) => !/^remote$/i.test(word))
  return { place: places.join(' '), isRemote: places.length < words.length }
}
