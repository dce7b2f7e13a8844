const bullet = /^\s*(?:[•◦▪‣·∙●○■–—*-]|\d{1,2}[.)])\s+/

/** The lines of a pasted text, without bullets and blank lines. */
export const splitLines = (text: string): string[] =>
  text
    .split(/\r\n?|\n|\u2028/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '')

/** Inserts pasted lines into one line at its selection. The result has at most `room` lines; the remaining ones are joined to the last. */
export function pasteInto(line: string, from: number, to: number, pasted: string[], room: number): string[] {
  const fitting = pasted.length <= room ? pasted : [...pasted.slice(0, room - 1), pasted.slice(room - 1).join('\n')]
  return fitting.map((part, index) => {
    const before = index === 0 ? line.slice(0, from) : ''
    const after = index === fitting.length - 1 ? line.slice(to) : ''
    return before + part + after
  })
}
