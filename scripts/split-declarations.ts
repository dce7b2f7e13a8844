// One file may hold a constant that a page shows and the schema of a form that opens later. Bundlers deal in files: the
// constant alone would bring the schema, its library and all that stands beside it. For the browser, files of pure
// declarations are taken apart here, so that a page loads those declarations that it uses.
import type { Plugin } from 'vite'
import { clientTransform } from './client-transform.ts'
import { isDialog, laterImport, withLoader } from './later-dialogs.ts'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Import = { from: string; kind: string; imported: string }
type Declared = { names: string[]; text: string; uses: Set<string>; isFunction: boolean }

const QUERY = '?declaration='
/** Contracts, rules and tables as well as components and what they call. */
const DECLARES = /\/src\/(?:features|lib|ui)\/.*\.tsx?$/

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** What of it is a name of its own, and no variable: `.name`, `{ name: … }`. */
function isLabel(node: Node, key: string): boolean {
  if (node.computed) return false
  return (node.type === 'MemberExpression' && key === 'property') || (node.type === 'Property' && key === 'key')
}

/** Every name that stands in there; one too many only makes a declaration import what it does not need. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const part of value) namesIn(part, names)
  else if (isNode(value)) {
    if (value.type === 'Identifier') names.add(value.name as string)
    for (const [key, part] of Object.entries(value)) if (!isLabel(value, key)) namesIn(part, names)
  }
  return names
}

function boundIn(pattern: Node): string[] {
  return pattern.type === 'Identifier' ? [pattern.name as string] : [...namesIn(pattern)]
}

function declaredBy(node: Node): string[] | null {
  if (node.type === 'VariableDeclaration') return (node.declarations as Node[]).flatMap(({ id }) => boundIn(id as Node))
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return boundIn(node.id as Node)
  return null
}

function importsOf(node: Node): [string, Import][] {
  const from = (node.source as { value: string }).value
  return (node.specifiers as Node[]).map((specifier) => {
    const imported = (specifier.imported as { name?: string } | undefined)?.name ?? ''
    return [(specifier.local as { name: string }).name, { from, kind: specifier.type, imported }]
  })
}

const importLine = (local: string, { from, kind, imported }: Import): string => {
  const source = JSON.stringify(from)
  if (kind === 'ImportNamespaceSpecifier') return `import * as ${local} from ${source}`
  if (kind === 'ImportDefaultSpecifier') return `import ${local} from ${source}`
  return `import { ${imported} as ${local} } from ${source}`
}

export type Taken = { index: string; declarations: string[] }
type Read = { imports: Map<string, Import>; declared: Declared[]; exported: Map<string, string> }

/** What a module declares; null where anything else happens in it, so that order could matter. */
function readDeclarations(code: string, program: { body: unknown[] }): Read | null {
  const read: Read = { imports: new Map(), declared: [], exported: new Map() }
  for (const node of program.body as Node[]) {
    if (node.type === 'ImportDeclaration') {
      if ((node.specifiers as Node[]).length === 0) return null
      for (const [local, found] of importsOf(node)) read.imports.set(local, found)
      continue
    }
    if (node.type === 'ExportNamedDeclaration' && !node.declaration) {
      if (node.source) return null
      type Passed = { local: { name: string }; exported: { name: string } }
      for (const { local, exported } of node.specifiers as Passed[]) read.exported.set(exported.name, local.name)
      continue
    }
    const inner = (node.type === 'ExportNamedDeclaration' ? node.declaration : node) as Node
    const names = declaredBy(inner)
    // what changes must change for all
    if (!names || inner.kind === 'let') return null
    if (inner !== node) for (const name of names) read.exported.set(name, name)
    const isFunction = inner.type === 'FunctionDeclaration'
    read.declared.push({ names, text: code.slice(inner.start, inner.end), uses: namesIn(inner), isFunction })
  }
  return read
}

/**
 * Takes a module of declarations apart: an index that passes on each from `<file>?declaration=<n>`, and the code of each.
 * A dialog of the same file comes later, as those of others do. Null for a module that must stay whole.
 */
export function takeApart(file: string, code: string, program: { body: unknown[] }): Taken | null {
  const read = readDeclarations(code, program)
  if (!read || read.declared.length < 2) return null
  const { imports, declared, exported } = read
  const homeOf = new Map(declared.flatMap(({ names }, index) => names.map((name) => [name, index] as const)))
  if ([...exported.values()].some((local) => !homeOf.has(local))) return null
  const at = (index: number) => `${file}${QUERY}${index}`
  const bring = (name: string, own: number): string | null => {
    const home = homeOf.get(name)
    const found = imports.get(name)
    if (home === undefined) return found ? importLine(name, found) : null
    if (home === own) return null
    const isLater = declared[home]?.isFunction && isDialog(name, file) && !file.includes('/src/ui/')
    return isLater ? laterImport(name, name, at(home)) : `import { ${name} } from ${JSON.stringify(at(home))}`
  }
  const declarations = declared.map(({ names, text, uses }, own) => {
    const brought = [...uses].map((name) => bring(name, own)).filter((line) => line !== null)
    const part = [...brought, text, `export { ${names.join(', ')} }`].join('\n')
    return brought.some((line) => line.startsWith('const ')) ? withLoader(part) : part
  })
  const lines = [...exported].map(
    ([name, local]) => `export { ${local} as ${name} } from ${JSON.stringify(at(homeOf.get(local) ?? 0))}`,
  )
  return { index: lines.join('\n'), declarations }
}

/** Takes the product's declarations apart in the code for browsers; where it is built, not where it is developed. */
export function splitDeclarations(): Plugin {
  const taken = new Map<string, Taken>()
  return {
    ...clientTransform('split-declarations', 'post', function (code, id) {
      if (!DECLARES.test(id)) return null
      const found = takeApart(id, code, this.parse(code) as never)
      if (!found) return null
      taken.set(id, found)
      return { code: found.index, moduleSideEffects: false }
    }),
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        if (source.includes(QUERY)) return { id: source, moduleSideEffects: false }
        // what a declaration imports is found from its file
        const from = importer?.split(QUERY)
        return from?.[1] === undefined ? null : this.resolve(source, from[0])
      },
    },
    load(id) {
      const [file = '', index] = id.split(QUERY)
      if (index === undefined) return null
      const code = taken.get(file)?.declarations[Number(index)]
      return code === undefined ? null : { code, moduleSideEffects: false }
    },
  }
}
