import { useCallback, useRef, useState } from 'react'
import { client } from '#client/api.ts'
import { SuggestInput } from '#ui/primitives/suggest-input.tsx'

type Props = { kind: 'person' | 'company'; label: string; placeholder: string; onChoose: (id: string) => void }

/** Searches people or companies by name, email address or id. Choosing one passes on its id, so the URL contains only the id. */
export function FindNamed({ kind, label, placeholder, onChoose }: Props) {
  const [text, setText] = useState('')
  const known = useRef(new Map<string, string>())
  const ask = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const found = await client.audit.find({ kind, text: typed }, { signal })
      for (const { id, name, hint } of found) known.current.set(hint ? `${name} · ${hint}` : name, id)
      return found.map(({ name, hint }) => (hint ? `${name} · ${hint}` : name))
    },
    [kind],
  )
  const [suggest] = useState(() => ({ ask, from: 2, delayMs: 200, max: 8 }))
  const change = (typed: string) => {
    const id = known.current.get(typed)
    setText(id ? '' : typed)
    if (id) onChoose(id)
  }
  return (
    <SuggestInput
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={change}
      suggest={suggest}
      maxLength={200}
    />
  )
}
