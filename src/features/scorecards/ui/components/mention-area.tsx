import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { intoView, SuggestList } from '#ui/primitives/suggest-list.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import type { Person } from '../../note-contract.ts'
import { insertMention, type MentionSearch, matchingColleagues, mentionAt } from '../mention-search.ts'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  onSend: () => void
  onEscape?: () => void
  people: readonly Person[]
  placeholder?: string
  rows?: number
  ref?: Ref<HTMLTextAreaElement>
  describedBy?: string
}

/** A text area in which @ suggests colleagues: arrows move, Enter or Tab selects, Escape closes; Ctrl+Enter sends. */
export function MentionArea({ label, value, onChange, onSend, onEscape, people, describedBy, ...rest }: Props) {
  const list = useId()
  const { offered, active, isOpen, look, take, onKey, close } = useOffers(value, onChange, people)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || onKey(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSend()
    if (event.key !== 'Escape' || !onEscape) return
    // the dialog around it remains open
    event.stopPropagation()
    onEscape()
  }
  return (
    <span className="suggest">
      <Textarea
        {...rest}
        aria-label={label}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen ? `${list}-${active}` : undefined}
        value={value}
        onChange={({ target }) => {
          onChange(target.value)
          look(target)
        }}
        onSelect={({ currentTarget }) => look(currentTarget)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <SuggestList
        id={list}
        label="Colleagues"
        noun="colleague"
        options={offered.map((person) => ({
          key: person.id,
          content: (
            <span className="row">
              <Avatar name={person.name} src={person.image} size="sm" /> {person.name}
            </span>
          ),
        }))}
        active={active}
        onTake={(place, option) => take(offered[place], option.closest('.suggest')?.querySelector('textarea') ?? null)}
        ref={isOpen ? intoView : undefined}
      />
    </span>
  )
}

function useOffers(value: string, onChange: Props['onChange'], people: Props['people']) {
  // null without a search, after a selection and after Escape
  const [mention, setMention] = useState<MentionSearch | null>(null)
  const [active, setActive] = useState(0)
  const offered = mention ? matchingColleagues(people, mention.words) : []
  const close = () => setMention(null)
  const look = (area: HTMLTextAreaElement) => {
    const next = mentionAt(area.value, area.selectionEnd)
    // closed by Escape until something else is typed
    if (next?.from === mention?.from && next?.words === mention?.words) return
    setMention(next)
    setActive(0)
  }
  const take = (person: Person | undefined, area: HTMLTextAreaElement | null) => {
    if (!mention || !person) return
    const { text, caret } = insertMention(value, mention, person.name)
    // synchronously: the next typed text is inserted after the name
    flushSync(() => {
      onChange(text)
      close()
    })
    area?.setSelectionRange(caret, caret)
  }
  /** Whether the list handled the key. */
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const chosen = offered[active]
    if (!chosen) return false
    if (event.ctrlKey || event.metaKey) return false
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setActive((active + (event.key === 'ArrowDown' ? 1 : -1) + offered.length) % offered.length)
    } else if (event.key === 'Enter' || event.key === 'Tab') take(chosen, event.currentTarget)
    else if (event.key === 'Escape') {
      // neither the editor nor the dialog around it closes
      event.stopPropagation()
      close()
    } else return false
    event.preventDefault()
    return true
  }
  return { offered, active, isOpen: offered.length > 0, look, take, onKey, close }
}
