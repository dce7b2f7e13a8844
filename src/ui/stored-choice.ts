import { useSyncExternalStore } from 'react'

/** A user's choice on this device, stored as text in localStorage. Without storage it lasts as long as the page. */
export function storedChoice(key: string) {
  const listeners = new Set<() => void>()
  let unstored = ''
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const read = (): string => {
    try {
      return localStorage.getItem(key) ?? ''
    } catch {
      return unstored
    }
  }
  const write = (text: string): void => {
    unstored = text
    try {
      localStorage.setItem(key, text)
    } catch {
      // storage may be blocked, for example in a private window
    }
    for (const listener of listeners) listener()
  }
  /** The current choice; '' if there is none, and on the server. */
  const useChoice = (): string => useSyncExternalStore(subscribe, read, () => '')
  return { read, write, useChoice }
}
