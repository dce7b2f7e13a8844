const longest = 160

/** Shortens text to the length that search engines show, at the end of a word. */
export function shorten(text: string): string {
  if (text.length <= longest) return text
  return `${text
    .slice(0, longest)
    .replace(/\s\S*$/u, '')
    .trimEnd()}…`
}
