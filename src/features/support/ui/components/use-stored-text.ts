import { useState } from 'react'

const readStored = (key: string) => {
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
    // private windows may have no storage: then the text remains only while the page is open
  }
}

/**
 * Typed text, stored in this browser tab under the key, so that it survives a reload or a switch to another
 * conversation.
 */
export function useStoredText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => (typeof document === 'undefined' ? '' : readStored(key)))
  return [
    text,
    (next) => {
      setText(next)
      keep(key, next)
    },
  ]
}
