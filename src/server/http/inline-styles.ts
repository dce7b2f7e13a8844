import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Inlined } from './cached-page.ts'
import { splitFaces } from './late-faces.ts'
import { readStyles, type StyleSheet } from './style-sheet.ts'
import { usedStyles } from './used-styles.ts'

const LINK = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"[^<>]*>/g

/**
 * The styles that a page is drawn with, to stand in it: of a fifth of a megabyte a page needs a tenth, and a slow network is
 * spared a round. Null where it has not just one style sheet of ours.
 */
export function createInlineStyles(folder: string): (html: string) => Promise<Inlined | null> {
  const sheets = new Map<string, Promise<StyleSheet | null>>()
  const read = (path: string) =>
    readFile(join(folder, path), 'utf8').then(
      (css) => (/url\(["']?(?!["']?(\/|data:))/.test(css) || css.includes('</') ? null : readStyles(css)),
      () => null,
    )
  return async (html) => {
    const [first, second] = html.matchAll(LINK)
    const path = first?.[1]
    if (!first || !path || second) return null
    const known = sheets.get(path) ?? read(path)
    sheets.set(path, known)
    const sheet = await known
    return sheet && { link: first[0], ...splitFaces(usedStyles(sheet, html)) }
  }
}
