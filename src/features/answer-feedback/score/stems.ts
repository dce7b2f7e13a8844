const list = (words: string) => new Set(words.split(' '))

/** Function words, which say nothing about the topic. */
const empty = list(
  "a about above after again all also always am an and another any are as at be because been before being both but by can could did do does doing done down each even every few first for from further get got had has have having he her here him his how however i i'd i'll i'm i've if in into is it it's its just last let made make many may me might more most much must my never new next no nor not now of off often on once one only onto or other our out over own per quite rather really said same say see she should since so some soon still such than that that's the their them then there these they thing things this those though through to too two under until up upon us use used using very was we well went were what when where whether which while who whom why will with within without would yes yet you your yours",
)

/** Words that are common in interview questions about any topic. */
const questionWordStems = list(
  'answer approach ask asked company describe detail discuss example explain give happen interview job experience past position question recent role share situation specific steps take talk team tell think thought time walk want work worked way',
)

const irregular: Record<string, string> = {
  led: 'lead',
  built: 'build',
  taught: 'teach',
  wrote: 'write',
  written: 'write',
  chose: 'choose',
  chosen: 'choose',
  fell: 'fall',
  grew: 'grow',
  met: 'meet',
  broke: 'break',
  broken: 'break',
  sold: 'sell',
  brought: 'bring',
  began: 'begin',
  lost: 'lose',
  spoke: 'speak',
  people: 'person',
}

/** The stem that all forms of a word share: 'priorit' for 'prioritised' and 'priority'. */
export function stem(word: string): string {
  const bare = irregular[word] ?? word.replace(/'s?$/, '')
  if (bare.length < 4) return bare
  const cut = bare
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ements?|ments?|ings?|ed|es|s|ly)$/, (ending) => (bare.length - ending.length >= 3 ? '' : ending))
    .replace(/([bdglmnprt])\1$/, '$1')
    .replace(/(?:(?<!e)e+|y)$/, '')
  return [...cut].slice(0, 7).join('')
}

const isMatter = (word: string) => !empty.has(word) && /\p{L}{2}/u.test(word)

/** The stems of the content words, without duplicates. */
export const matterOf = (words: readonly string[]): Set<string> => new Set(words.filter(isMatter).map(stem))

/** The stems of the topic words of a question. */
export const stemsOf = (words: readonly string[]): Set<string> =>
  matterOf(words.filter((word) => !questionWordStems.has(word)))
