import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { isNode, type Node, nodesIn } from './syntax-tree.ts'

const src = join(import.meta.dirname, '../src')
const read = (file: string) => readFileSync(join(src, file), 'utf8')
const inApp = [...read('ui/styles/app.css').matchAll(/@import "\.\/([\w-]+\.css)"/g)].map(
  ([, name]) => `ui/styles/${name}`,
)
const sheets = globSync(['features/*/ui/**/*.css', 'app/*.css', 'ui/styles/*.css'], { cwd: src })
/** The stylesheets that are imported by their screens. */
const ofScreens = sheets.filter((file) => !inApp.includes(file) && file !== 'ui/styles/app.css')

/**
 * The classes at the start of a sheet's selectors; those of one element are together. A class for a state alone (`is-open`) does not
 * count.
 */
function rootsOf(css: string): string[][] {
  const heads = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)
  const selectors = [...heads].flatMap(([, head = '']) =>
    head.trim().startsWith('@') ? [] : head.split(/,(?![^(]*\))/),
  )
  const compounds = selectors.map((selector) =>
    selector
      .replaceAll(/:(?:has|not)\([^)]*\)/g, '')
      .trim()
      .split(/[\s>+~]+/),
  )
  const classes = compounds.map((list) =>
    list.map((one) => one.match(/\.[a-zA-Z][\w-]*/g) ?? []).find((one) => one.length > 0),
  )
  return classes
    .filter((found) => found !== undefined)
    .map((found) => found.map((name) => name.slice(1)))
    .filter((found) => found.some((name) => !name.startsWith('is-')))
}

const isClass = (name: unknown) => typeof name === 'string' && /class/i.test(name)
const nameOf = (node: unknown) => (isNode(node) ? (node.name ?? node.value) : undefined)

/** The class names in a component's code. */
function classesIn(code: string, file: string): Set<string> {
  const places = [...nodesIn(parseSync(file, code).program as unknown as Node)].flatMap((node): unknown[] => {
    if (node.type === 'JSXAttribute') return isClass(nameOf(node.name)) ? [node.value] : []
    if (node.type === 'Property') return isClass(nameOf(node.key)) ? [node.value] : []
    return node.type === 'CallExpression' && nameOf(node.callee) === 'cx' ? (node.arguments as unknown[]) : []
  })
  const texts = places
    .flatMap((place) => [...nodesIn(place)])
    .map(({ type, value }) => {
      if (type === 'Literal') return value
      return type === 'TemplateElement' ? (value as { cooked?: string }).cooked : undefined
    })
  return new Set(texts.flatMap((text) => (typeof text === 'string' ? text.split(/\s+/) : [])))
}

const common = new Set(inApp.flatMap((file) => rootsOf(read(file)).flat()))
const roots = ofScreens.map((sheet) => ({ sheet, roots: rootsOf(read(sheet)) }))

/** The sheets whose classes a component uses but that it does not import. */
function missingIn(file: string): string[] {
  const code = read(file)
  const written = classesIn(code, file)
  const own = (names: string[]) => names.every((name) => written.has(name)) && !names.some((name) => common.has(name))
  const found = roots.filter(({ roots: list }) => list.some(own)).map(({ sheet }) => sheet)
  const imported = new Set(
    [...code.matchAll(/^import '(.+\.css)'$/gm)].map(([, path = '']) =>
      path.startsWith('#') ? path.slice(1) : relative('.', join(file, '..', path)),
    ),
  )
  return found.filter((sheet) => !imported.has(sheet))
}

const components = globSync('{features/*/ui,ui,app,routes}/**/*.tsx', { cwd: src }).filter(
  (file) => !/\.test\.tsx$/.test(file),
)

it('finds stylesheets and components', () => {
  expect([inApp.length > 10, ofScreens.length > 40, components.length > 600]).toEqual([true, true, true])
  expect(components.some((file) => read(file).includes(".css'"))).toBe(true)
})

it('a component imports the styles that it uses: otherwise it is unstyled unless another screen loaded them before', () => {
  expect(components.flatMap((file) => missingIn(file).map((sheet) => `${file}: import ${sheet}`))).toEqual([])
})
