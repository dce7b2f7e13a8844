const longest = 160

/** At most as long as search engines show, ending at a word. */
export function shorten(text: string): string {
  if (text.length <= longest) return text
  return `${text
    .slice(0, longest)
    .replace(/\s\S*$/u, '')
    .trimEnd()}…`
}
