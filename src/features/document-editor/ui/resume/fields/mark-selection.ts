/** A text with its selection. */
export type Selected = { text: string; from: number; to: number }
export type MarkChange = (selected: Selected) => Selected

const BOLD = '**'
const SCHEME = 'https://'

/** Shrinks the selection by the spaces at its ends. */
function withoutOuterSpaces({ text, from, to }: Selected): Selected {
  const words = text.slice(from, to)
  const start = from + (words.length - words.trimStart().length)
  return words.trim() ? { text, from: start, to: start + words.trim().length } : { text, from, to }
}

const put = (text: string, from: number, to: number, by: string) => text.slice(0, from) + by + text.slice(to)

/** Makes the selection bold, or removes the bold marks if it is bold. Without a selection, inserts the marks around the cursor. */
export const toggleBold: MarkChange = (selected) => {
  const { text, from, to } = withoutOuterSpaces(selected)
  const size = BOLD.length
  const words = text.slice(from, to)
  if (text.slice(from - size, from) === BOLD && text.slice(to, to + size) === BOLD)
    return { text: put(text, from - size, to + size, words), from: from - size, to: to - size }
  if (words.length > 2 * size && words.startsWith(BOLD) && words.endsWith(BOLD))
    return { text: put(text, from, to, words.slice(size, -size)), from, to: to - 2 * size }
  return { text: put(text, from, to, BOLD + words + BOLD), from: from + size, to: to + size }
}

/**
 * Makes the selection a link. Selected words become the label, and the address is selected, ready for typing. Otherwise the label is
 * selected.
 */
export const addLink: MarkChange = (selected) => {
  const { text, from, to } = withoutOuterSpaces(selected)
  const words = text.slice(from, to)
  const isAddress = /^https?:\/\/[^\s()]+$/i.test(words)
  const label = isAddress || !words ? 'link' : words
  const address = isAddress ? words : SCHEME
  const start = from + 1
  const addressAt = start + label.length + 2
  return {
    text: put(text, from, to, `[${label}](${address})`),
    ...(label === words
      ? { from: addressAt, to: addressAt + address.length }
      : { from: start, to: start + label.length }),
  }
}

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean }

/** The change for a keyboard shortcut: Ctrl+B or Ctrl+K (Cmd on a Mac). */
export function changeOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): MarkChange | null {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return null
  return { b: toggleBold, k: addLink }[key.toLowerCase()] ?? null
}
