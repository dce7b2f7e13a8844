import { useSyncExternalStore } from 'react'

const key = 'trackerFolded'
const listeners = new Set<() => void>()
/** Where the browser has no storage, the choice lasts as long as the page. */
let unstored = ''

function subscribe(told: () => void) {
  listeners.add(told)
  return () => void listeners.delete(told)
}

/** The names of the folded sections, with blanks between them. */
function readFolded(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return unstored
  }
}

function fold(name: string, isFolded: boolean): void {
  const others = readFolded()
    .split(' ')
    .filter((one) => one !== '' && one !== name)
  unstored = (isFolded ? [...others, name] : others).join(' ')
  try {
    localStorage.setItem(key, unstored)
  } catch {
    // a private window
  }
  for (const told of listeners) told()
}

/** Whether this person folded the section on this device, and the way to change it; open on the server (TRACK-07). */
export function useFolded(name: string): [boolean, (isFolded: boolean) => void] {
  const folded = useSyncExternalStore(subscribe, readFolded, () => '')
  return [folded.split(' ').includes(name), (isFolded) => fold(name, isFolded)]
}
