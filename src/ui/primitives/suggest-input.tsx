import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Input, type InputProps } from './input.tsx'
import { SuggestList } from './suggest-list.tsx'
import { type Suggest, useSuggestions } from './use-suggestions.ts'

type Props = Omit<InputProps, 'value' | 'onChange'> & {
  value: string
  onChange: (value: string) => void
  /** Finds suggestions. Pass the same function at each render. */
  suggest: Suggest
}

/** A text input with suggestions: arrows move in the list, Enter accepts, Escape closes, and typing is always possible. */
export function SuggestInput({ value, onChange, suggest, ...rest }: Props) {
  const list = useId()
  const { offered, active, typed, take, onKeyDown, close } = useOffers(value, onChange, suggest)
  const isOpen = offered.length > 0
  return (
    <span className="suggest">
      <Input
        {...rest}
        value={value}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-activedescendant={isOpen && active >= 0 ? `${list}-${active}` : undefined}
        onChange={({ target }) => typed(target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <SuggestList
        id={list}
        label={`Suggestions: ${rest['aria-label'] ?? ''}`}
        noun="suggestion"
        options={offered.map((text) => ({ key: text, content: text }))}
        active={active}
        onTake={(place) => take(offered[place] ?? value)}
      />
    </span>
  )
}

function useOffers(value: string, onChange: Props['onChange'], suggest: Suggest) {
  // null while suggestions are off: before typing, after a choice, after Escape
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(query, suggest)
  const offered = query === null || query !== value || isOnly(found, value) ? [] : found
  const close = () => {
    setQuery(null)
    setActive(-1)
  }
  const take = (text: string) => {
    onChange(text)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || offered.length === 0) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = offered[active]
    if (step !== 0) setActive(stepped(active, step, offered.length))
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen !== undefined) take(chosen)
    else return
    event.preventDefault()
  }
  const typed = (text: string) => {
    onChange(text)
    setQuery(text)
    setActive(-1)
  }
  return { offered, active, typed, take, onKeyDown, close }
}

/** The next position in the list, with wrap-around; -1 is the input itself. */
const stepped = (active: number, step: number, count: number) => ((active + 1 + step + count + 1) % (count + 1)) - 1

/** Whether to hide the list because its only suggestion is already typed. */
const isOnly = ([first, second]: readonly string[], value: string) =>
  second === undefined && first?.toLocaleLowerCase('en') === value.trim().toLocaleLowerCase('en')

type AddProps<Item> = Pick<InputProps, 'icon' | 'placeholder' | 'aria-label'> & {
  /** Finds items for the typed text, each with a label that no other one has. Pass the same function at each render. */
  find: (text: string, signal: AbortSignal) => Promise<readonly (readonly [label: string, item: Item])[]>
  onAdd: (item: Item) => void
}

/** An input that adds a suggested item to a list, and is empty again for the next one. Other text adds nothing. */
export function AddSuggested<Item>({ find, onAdd, ...input }: AddProps<Item>) {
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
