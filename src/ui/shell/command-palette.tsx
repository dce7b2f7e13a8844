import { Dialog } from '@base-ui/react/dialog'
import { useRouter } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { type LucideIcon, Search } from 'lucide-react'
import { Fragment, useEffect, useState } from 'react'
import { CompanyMark } from '../primitives/avatar.tsx'
import { Kbd } from '../primitives/notice.tsx'
import { matchParts } from './match-parts.ts'
import { PaletteKeys } from './palette-keys.tsx'

export type PaletteItem = {
  id: string
  label: string
  /** Text at the right: 'Interview, Thursday'. */
  hint?: string
  icon?: LucideIcon
  /** A company's logo instead of an icon. */
  company?: { name: string; logoUrl?: string | null }
  /** Further search words for the item. */
  keywords?: readonly string[]
} & ({ to: string } | { onSelect: () => void })

export type PaletteGroup = { heading: string; items: readonly PaletteItem[] }

export type CommandPaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Fixed items, filtered in the browser: screens and actions. */
  groups: readonly PaletteGroup[]
  /** Searches for the typed text (at least two letters). Its results are shown in their order. */
  search?: (text: string, signal: AbortSignal) => Promise<readonly PaletteGroup[]>
}

type Found = { state: 'idle' | 'searching' | 'failed' | 'done'; groups: readonly PaletteGroup[] }

const nothing: Found = { state: 'idle', groups: [] }

/** Searches 180 ms after the last letter. Answers to older texts are dropped. */
function useFound(text: string, search: CommandPaletteProps['search']): Found {
  const [found, setFound] = useState(nothing)
  const typed = text.trim()
  useEffect(() => {
    if (!search || typed.length < 2) {
      setFound(nothing)
      return
    }
    const stop = new AbortController()
    setFound(({ groups }) => ({ state: 'searching', groups }))
    const timer = setTimeout(() => {
      search(typed, stop.signal).then(
        (groups) => !stop.signal.aborted && setFound({ state: 'done', groups }),
        () => !stop.signal.aborted && setFound({ state: 'failed', groups: [] }),
      )
    }, 180)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, search])
  return found
}

const lower = (words: string) => words.toLocaleLowerCase('en')

/** The fixed items with every typed word in their label or keywords. */
function matching(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  const words = lower(text).split(/\s+/).filter(Boolean)
  return groups
    .map(({ heading, items }) => ({
      heading,
      items: items.filter(({ label, keywords = [] }) => {
        const haystack = lower([label, ...keywords].join(' '))
        return words.every((word) => haystack.includes(word))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

function ItemRow({ item, text, onSelect }: { item: PaletteItem; text: string; onSelect: () => void }) {
  const Icon = item.icon
  return (
    <Command.Item value={item.id} onSelect={onSelect}>
      {item.company ? (
        <CompanyMark name={item.company.name} src={item.company.logoUrl} size="sm" />
      ) : (
        Icon && <Icon className="ic" />
      )}
      <span>
        {matchParts(item.label, text).map(({ part, isMatch, at }) => (
          <Fragment key={at}>{isMatch ? <mark>{part}</mark> : part}</Fragment>
        ))}
      </span>
      {item.hint && <span className="meta">{item.hint}</span>}
      <Kbd>↵</Kbd>
    </Command.Item>
  )
}

/** The message below the results, outside the listbox, which may contain only options. */
function announcementOf(state: Found['state'], isEmpty: boolean, text: string): string | null {
  if (state === 'failed') return "Search isn't available right now. You can still open pages."
  if (!isEmpty) return null
  return state === 'searching' ? 'Searching...' : `No results for “${text}”`
}

function Inside({ groups, search, onOpenChange }: Omit<CommandPaletteProps, 'open'>) {
  const [text, setText] = useState('')
  const router = useRouter({ warn: false })
  const found = useFound(text, search)
  const shown = [...found.groups.filter(({ items }) => items.length > 0), ...matching(groups, text)]
  const said = announcementOf(found.state, shown.length === 0, text.trim())
  const choose = (item: PaletteItem) => {
    onOpenChange(false)
    if ('onSelect' in item) item.onSelect()
    else if (router) router.history.push(item.to)
    else location.assign(item.to)
  }
  return (
    <Command label="Search or jump to" shouldFilter={false} loop>
      <div className="palette-in">
        <Search className="ic" />
        <Command.Input value={text} onValueChange={setText} placeholder="Search or jump to" />
        <Kbd>esc</Kbd>
      </div>
      <Command.List label="Results" hidden={shown.length === 0}>
        {shown.map(({ heading, items }) => (
          <Command.Group key={heading} heading={heading}>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} text={text} onSelect={() => choose(item)} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      {said && (
        <p className="palette-say" role="status">
          {said}
        </p>
      )}
      <div className="palette-foot" aria-hidden="true">
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>move
        </span>
        <span>
          <Kbd>↵</Kbd>open
        </span>
        <span className="end">
          <PaletteKeys />
          everywhere
        </span>
      </div>
    </Command>
  )
}

/** The command palette: finds every screen, the user's own data and actions. Arrows move, Enter opens, Escape closes. */
export function CommandPalette({ open, onOpenChange, ...rest }: CommandPaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="overlay is-top">
          <Dialog.Popup className="palette" aria-label="Search or jump to">
            <Inside {...rest} onOpenChange={onOpenChange} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
