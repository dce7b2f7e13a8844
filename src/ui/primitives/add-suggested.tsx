import { useRef, useState } from 'react'
import type { InputProps } from './input.tsx'
import { SuggestInput } from './suggest-input.tsx'
import type { Suggest } from './use-suggestions.ts'

type Props<Item> = Pick<InputProps, 'icon' | 'placeholder' | 'aria-label'> & {
  /** Finds items for the typed text, each with a label that no other one has. Pass the same function at each render. */
  find: (text: string, signal: AbortSignal) => Promise<readonly (readonly [label: string, item: Item])[]>
  onAdd: (item: Item) => void
}

/** An input that adds a suggested item to a list, and is empty again for the next one. Other text adds nothing. */
export function AddSuggested<Item>({ find, onAdd, ...input }: Props<Item>) {
  const [text, setText] = useState('')
  const offered = useRef(new Map<string, Item>())
  const [suggest] = useState<Suggest>(() => ({
    from: 1,
    delayMs: 200,
    max: 8,
    ask: async (typed, signal) => {
      offered.current = new Map(await find(typed, signal))
      return [...offered.current.keys()]
    },
  }))
  const choose = (typed: string) => {
    const item = offered.current.get(typed)
    if (item !== undefined) onAdd(item)
    setText(item === undefined ? typed : '')
  }
  return <SuggestInput {...input} value={text} onChange={choose} suggest={suggest} />
}
