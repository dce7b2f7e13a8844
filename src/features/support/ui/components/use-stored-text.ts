import { useState } from 'react'

const kept = (key: string) => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
const keep = (key: string, text: string) => {
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {
    // private windows may have no storage: it is then only kept while the page is open
  }
}

/** Text that is being typed, kept in this browser tab under the key, so that a reload or another conversation loses nothing. */
export function useStoredText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => (typeof document === 'undefined' ? '' : kept(key)))
  return [
    text,
    (next) => {
      setText(next)
      keep(key, next)
    },
  ]
}
