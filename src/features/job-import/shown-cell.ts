/** The text of a cell as a message quotes it, at most 40 characters of it. */
export const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
