type Fields = { [key: string]: unknown }

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objectsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : [])
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** The cards of a Trello board with the names of their lists and their own fields, one record each; null for any other document. */
export function readTrelloBoard(document: unknown): Fields[] | null {
  if (!isObject(document) || !Array.isArray(document.lists) || !Array.isArray(document.cards)) return null
  const lists = new Map(objectsIn(document.lists).map(({ id, name }) => [id, textOf(name)]))
  const comments = commentsOf(objectsIn(document.actions))
  const own = objectsIn(document.customFields)
  return objectsIn(document.cards).map((card) => {
    const links = objectsIn(card.attachments).map(({ url }) => textOf(url))
    return {
      Card: textOf(card.name),
      List: lists.get(card.idList) ?? '',
      Link: links.find((link) => /^https?:/i.test(link)) ?? firstLink(textOf(card.desc)),
      Notes: [textOf(card.desc), ...(comments.get(card.id) ?? [])].filter(Boolean).join('\n'),
      Labels: objectsIn(card.labels).map(({ name }) => textOf(name)),
      Due: textOf(card.due),
      ...Object.fromEntries(own.map((field) => [textOf(field.name), valueIn(field, objectsIn(card.customFieldItems))])),
    }
  })
}

const firstLink = (text: string): string => /https?:\/\/[^\s<>()"'\]]{3,2000}/i.exec(text)?.[0] ?? ''

function commentsOf(actions: readonly Fields[]): Map<unknown, string[]> {
  const found = new Map<unknown, string[]>()
  for (const { type, data } of actions) {
    if (type !== 'commentCard' || !isObject(data) || !isObject(data.card)) continue
    found.set(data.card.id, [...(found.get(data.card.id) ?? []), textOf(data.text)])
  }
  return found
}

function valueIn({ id, options }: Fields, items: readonly Fields[]): string {
  const item = items.find(({ idCustomField }) => idCustomField === id)
  if (!item) return ''
  if (isObject(item.value)) {
    const { text, number, date, checked } = item.value
    return textOf(text) || textOf(number) || textOf(date).slice(0, 10) || textOf(checked)
  }
  const option = objectsIn(options).find((one) => one.id === item.idValue)
  return isObject(option?.value) ? textOf(option.value.text) : ''
}
