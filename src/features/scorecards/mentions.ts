type Named = { id: string; name: string }

const TOKEN = /@\[([0-9a-f-]{36})\]/g

const startsWord = (text: string, at: number): boolean => at === 0 || !/[\p{L}\p{N}_.]/u.test(text[at - 1] ?? '')
const endsWord = (text: string, at: number): boolean => !/^[\p{L}\p{N}_]/u.test(text.slice(at, at + 2))

type Found = { at: number; person: Named }

/** The positions of '@' with the name of one of these people in a text, in order; the longest name wins ('Ana' is not in '@Ana Luz'). */
export function findMentions(text: string, people: readonly Named[]): Found[] {
  const longest = people.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length)
  const found: Found[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (!startsWord(text, at)) continue
    const fits = ({ name }: Named) => text.startsWith(name, at + 1) && endsWord(text, at + 1 + name.length)
    const person = longest.find(fits)
    if (person) found.push({ at, person })
  }
  return found
}

/** The text in its stored form: mentions contain ids, so that changed or deleted names are resolved later. */
export function storeMentions(text: string, people: readonly Named[]): { text: string; mentioned: string[] } {
  const found = findMentions(text, people)
  let stored = ''
  let from = 0
  for (const { at, person } of found) {
    stored += `${text.slice(from, at)}@[${person.id}]`
    from = at + 1 + person.name.length
  }
  const names = new Set(found.map(({ person }) => person.name))
  // if two colleagues have the same name, both are mentioned
  const mentioned = people.filter(({ name }) => names.has(name)).map(({ id }) => id)
  return { text: stored + text.slice(from), mentioned }
}

/** The text with current names; for a person who left, a placeholder. */
export function showMentions(text: string, people: readonly Named[]): { text: string; names: string[] } {
  const byId = new Map(people.map(({ id, name }) => [id, name]))
  const names = new Set<string>()
  const shown = text.replace(TOKEN, (_, id: string) => {
    const name = byId.get(id)
    if (name !== undefined) names.add(name)
    return `@${name ?? 'a former member'}`
  })
  return { text: shown, names: [...names] }
}
