import type { Plugin } from 'vite'
import { clientTransform } from './client-transform.ts'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Specifier = { type: string; imported: { name: string }; local: { name: string } }

const COMPONENT = /(?:Dialog|Drawer)$/
const NEEDS = `import { loadLater as loadLaterDialog } from '#ui/shell/load-later.tsx';\n`

/** Is this a component of ours that hangs over the page? Those of the kit are light, and load their popups themselves. */
export const isDialog = (name: string, from: string): boolean =>
  COMPONENT.test(name) && /^(?:\.|\/|#features\/|#app\/)/.test(from)

/** Brings a dialog of another file as a component that comes later. */
export function laterImport(local: string, imported: string, from: string): string {
  return `const ${local} = loadLaterDialog(() => import(${JSON.stringify(from)}).then((file) => file.${imported}));`
}

/** The code, with what such imports need. */
export const withLoader = (code: string): string => NEEDS + code

/** The code, with dialogs and drawers of other files as components that come later; null where it takes none. */
export function withLaterDialogs(code: string, program: { body: unknown[] }): string | null {
  let found = code
  for (const node of (program.body as Node[]).toReversed()) {
    const from = (node.source as { value: string } | undefined)?.value ?? ''
    if (node.type !== 'ImportDeclaration') continue
    const all = node.specifiers as Specifier[]
    const later = all.filter(({ type, imported }) => type === 'ImportSpecifier' && isDialog(imported.name, from))
    if (later.length === 0) continue
    const named = all.filter((one) => !later.includes(one))
    if (named.some(({ type }) => type !== 'ImportSpecifier')) continue
    const names = named.map(({ imported, local }) => `${imported.name} as ${local.name}`).join(', ')
    const lines = later.map(({ imported, local }) => laterImport(local.name, imported.name, from))
    if (names) lines.unshift(`import { ${names} } from ${JSON.stringify(from)};`)
    found = found.slice(0, node.start) + lines.join('\n') + found.slice(node.end)
  }
  return found === code ? null : withLoader(found)
}

/**
 * In browsers a component called `…Dialog` or `…Drawer` is no part of the page that opens it: its code, with its form and the
 * schema of that, comes when the page rests, or when it is opened before. It draws nothing until it is open.
 */
export function laterDialogs(): Plugin {
  return clientTransform('later-dialogs', 'post', function (code, id) {
    if (!/\/src\/(?:features|routes|app)\/.*\.tsx?(?:\?|$)/.test(id)) return null
    const found = withLaterDialogs(code, this.parse(code) as never)
    return found === null ? null : { code: found }
  })
}
