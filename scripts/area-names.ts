/** Every form of an area's name in code, derived from its folder's name: `cover-letters`, `coverLetters`, `CoverLetter`. */
export type AreaNames = Record<
  | 'area'
  | 'camel'
  | 'Title'
  | 'table'
  | 'Words'
  | 'wordsPlural'
  | 'thing'
  | 'Thing'
  | 'thingKebab'
  | 'thingSnake'
  | 'words'
  | 'aWords',
  string
>

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const pascal = (kebab: string): string => kebab.split('-').map(capital).join('')
const camel = (kebab: string): string => {
  const [first = '', ...rest] = kebab.split('-')
  return first + rest.map(capital).join('')
}

function singular(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`
  if (/(?:ses|xes|ches|shes)$/.test(plural)) return plural.slice(0, -2)
  return plural.slice(0, -1)
}

/** Throws if the name is not one or more plural words in lower case, joined by hyphens. */
export function areaNames(area: string): AreaNames {
  if (!/^[a-z]+(?:-[a-z]+)*s$/.test(area)) {
    throw new Error(
      `An area is named by a plural with an s, in small letters: "jobs" or "cover-letters", and not ${JSON.stringify(area)}`,
    )
  }
  const one = singular(area)
  const words = one.replaceAll('-', ' ')
  const wordsPlural = area.replaceAll('-', ' ')
  return {
    area,
    camel: camel(area),
    Title: pascal(area),
    table: area.replaceAll('-', '_'),
    Words: capital(wordsPlural),
    wordsPlural,
    thing: camel(one),
    Thing: pascal(one),
    thingKebab: one,
    thingSnake: one.replaceAll('-', '_'),
    words,
    aWords: `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`,
  }
}
