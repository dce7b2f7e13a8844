import { type MouseEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray } from 'react-hook-form'
import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { toast } from '#ui/primitives/toast.ts'
import { usePlaces } from './places.tsx'
import { blankItem, type ItemOf, itemName, type ListKey, nouns } from './resume-lists.ts'

/** One list of the resume: its ids in order, and its actions. Typing in an item changes nothing here. */
export function useItems(list: ListKey) {
  const { form, goTo, announce } = usePlaces()
  // the library's own key has another name, so that the items' ids are not overwritten
  const array = useFieldArray<ResumeContent, ListKey, '_key'>({ name: list, keyName: '_key' })
  const ids = array.fields.map(({ id }) => id)
  const now = (): Item[] => form.getValues(list)
  const nameOf = (id: string) =>
    itemName(
      list,
      now().find((item) => item.id === id),
    ) || nameless(list, ids, id)

  const add = (fields: { name?: string } = {}) => {
    const id = newId()
    array.append({ ...blankItem(list, id), ...fields }, { shouldFocus: false })
    return id
  }
  const putBack = useRef((_item: Item, _at: number) => {})
  useEffect(() => {
    putBack.current = (item, at) => {
      // it was already restored by a second click or by the editor's undo
      if (now().some(({ id }) => id === item.id)) return
      array.insert(Math.min(at, now().length), item, { shouldFocus: false })
      goTo({ id: item.id })
    }
  })
  const remove = (id: string) => {
    const at = now().findIndex((item) => item.id === id)
    const item = now()[at]
    if (!item) return
    const [name, copy] = [nameOf(id), structuredClone(item)]
    array.remove(at)
    const next = now()[Math.min(at, now().length - 1)]
    goTo({ id: next?.id ?? list }, { isOpening: false })
    toast.info({
      title: `${name} removed`,
      action: { label: 'Undo', onAction: () => putBack.current(copy, at) },
    })
  }
  const place = (id: string, to: number) => `${nameOf(id)} moved to position ${to + 1} of ${ids.length}`
  return {
    ids,
    isFull: ids.length >= limits.items,
    nameOf,
    /** Whether the list has an item with this name, ignoring case and accents. */
    has: (name: string) => now().some((item) => folded(itemName(list, item)) === folded(name)),
    add,
    /** Adds a blank item, opens it and moves the focus to its first field. */
    addBlank: () => goTo({ id: add() }),
    remove,
    move: (from: number, to: number) => array.move(from, to),
    /** Moves an item one place up (-1) or down (1). The focus stays on the button. */
    shift: (id: string, by: -1 | 1, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
      const from = now().findIndex((item) => item.id === id)
      const to = from + by
      if (to < 0 || to >= ids.length) return
      flushSync(() => array.move(from, to))
      currentTarget.focus()
      announce(place(id, to))
    },
  }
}

export type Items = ReturnType<typeof useItems>

type Item = ItemOf<ListKey>
const folded = (name: string) => name.toLocaleLowerCase('en')

/** 'Job 2' for an item without a name. */
function nameless(list: ListKey, ids: string[], id: string) {
  const { one } = nouns[list]
  return `${one.charAt(0).toUpperCase()}${one.slice(1)} ${ids.indexOf(id) + 1}`
}
