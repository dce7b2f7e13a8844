import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { type Finding, isNode, lineOf, type Node, nodesIn } from './syntax-tree.ts'

const SOURCES = 'src/**/*.{ts,tsx}'
const TESTS = /^src\/testing\/|\.(?:test|testing|corpus|gen)\.tsx?$/
/** Code that runs in browsers, where no secrets are created and the browser decides about redirects. */
const BROWSER = /^src\/(?:ui|app|client|gallery|routes)\/|\/ui\//

export const reasons = {
  code: 'text is run as code: write the code instead (ASVS 1.3.2)',
  shell: 'a shell reads its arguments as commands: give a program and a list (ASVS 1.2.5)',
  hash: 'MD5 and SHA-1 are broken: use SHA-256 (ASVS 11.4.1)',
  cipher: 'encrypt by src/server/secrets/seal.ts, which no change to the encrypted text passes (ASVS 11.3.2, 11.3.3)',
  random: 'Math.random can be guessed: use node:crypto (ASVS 11.5.1)',
  certificate: "Node's checks of certificates and of HTTP stay as they are (ASVS 12.3.2, 4.2.1)",
  redirect: "a redirect leads anywhere: say `redirect: 'error'` (ASVS 15.3.2)",
} as const
type Reason = keyof typeof reasons

/** Exceptions with their reasons. An entry that is no longer needed is a finding. */
const EXCEPTIONS: readonly [file: string, reason: Reason, why: string][] = [
  ['src/features/accounts/server/two-factor/totp.ts', 'hash', 'RFC 6238 and every app have HMAC-SHA-1'],
  ['src/features/campaigns/server/reports/sns.ts', 'hash', 'Amazon signs so until a topic has SignatureVersion 2'],
  ['src/features/question-bank/server/draw-questions.ts', 'random', 'which questions are asked'],
  ['src/server/models/create-model.ts', 'random', 'how long a pause is'],
]

/** Code in the product's sources that the standard forbids. Tests are not checked. */
export function checkSecurity(folder: string): { files: number; findings: Finding[] } {
  const files = globSync(SOURCES, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !TESTS.test(file))
    .sort()
  const all = files.flatMap((file) =>
    insecureIn(readFileSync(join(folder, file), 'utf8'), file).map((found) => ({ file, ...found })),
  )
  const isOf = (found: Finding, [file, reason]: (typeof EXCEPTIONS)[number]) =>
    found.file === file && found.reason === reasons[reason]
  const findings = all.filter((found) => !EXCEPTIONS.some((exception) => isOf(found, exception)))
  for (const exception of EXCEPTIONS) {
    const [file, reason] = exception
    if (files.includes(file) && !all.some((found) => isOf(found, exception)))
      findings.push({ file, line: 1, reason: `no exception from this rule is needed: ${reasons[reason]}` })
  }
  return { files: files.length, findings }
}

/** The same in one text. */
export function insecureIn(text: string, file = 'src/server/code.ts'): Omit<Finding, 'file'>[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const nodes = [...nodesIn(program)]
  const runsOnServer = !BROWSER.test(file)
  const hasOwnFetch = nodes.some(bindsFetch)
  return nodes.flatMap((node) => {
    const reason = reasonOf(node) ?? (runsOnServer ? reasonOnServer(node, hasOwnFetch) : null)
    return reason ? [{ line: lineOf(text, node), reason: reasons[reason] }] : []
  })
}

const RUNS_TEXT = new Set(['eval', 'Function', 'globalThis.eval', 'globalThis.Function', 'window.eval'])
const TIMERS = new Set(['setTimeout', 'setInterval'])
const STARTS = new Set(['spawn', 'spawnSync', 'execFile', 'execFileSync', 'fork'])
const HASHES = /^(?:createHash|createHmac|createSign|createVerify|hash|pbkdf2|pbkdf2Sync|hkdf|hkdfSync)$/
const BROKEN_HASH = /md[245]|sha-?1(?!\d)|ripemd/i
const CIPHERS = /^(?:createCipheriv|createDecipheriv|publicEncrypt|privateDecrypt|encrypt|decrypt)$/
const CHECKS_OF_NODE = new Set([
  ...['rejectUnauthorized', 'checkServerIdentity', 'NODE_TLS_REJECT_UNAUTHORIZED'],
  ...['insecureHTTPParser', 'minVersion', 'secureProtocol'],
])

function reasonOf(node: Node): Reason | null {
  if (node.type === 'ImportDeclaration') return ofImport(node)
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return null
  const callee = pathOf(node.callee)
  const [first] = argumentsOf(node)
  if (RUNS_TEXT.has(callee)) return 'code'
  return TIMERS.has(callee) && isText(first) ? 'code' : null
}

function reasonOnServer(node: Node, hasOwnFetch: boolean): Reason | null {
  if (CHECKS_OF_NODE.has(keyOf(node))) return 'certificate'
  if (pathOf(node) === 'Math.random') return 'random'
  if (node.type !== 'CallExpression') return null
  const callee = pathOf(node.callee)
  const name = callee.split('.').at(-1) ?? ''
  if (STARTS.has(name) && hasKey(node, 'shell')) return 'shell'
  if (HASHES.test(name) && argumentsOf(node).some(namesBrokenHash)) return 'hash'
  if (CIPHERS.test(name) && /^create|^public|^private|subtle\./.test(callee)) return 'cipher'
  return callee === 'fetch' && !hasOwnFetch && !hasKey(node, 'redirect') ? 'redirect' : null
}

function ofImport(node: Node): Reason | null {
  const source = String((node.source as Node).value).replace(/^node:/, '')
  if (source === 'vm') return 'code'
  if (source !== 'child_process') return null
  const names = (node.specifiers as Node[]).map(({ imported }) => (isNode(imported) ? String(imported.name) : '*'))
  return names.some((name) => name === 'exec' || name === 'execSync' || name === '*') ? 'shell' : null
}

const argumentsOf = (node: Node) => (node.arguments ?? []) as Node[]
const isText = (value: unknown) =>
  isNode(value) && (value.type === 'TemplateLiteral' || (value.type === 'Literal' && typeof value.value === 'string'))

/** The source text of `a.b.c`; '' for other nodes. */
function pathOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (value.type === 'Identifier') return String(value.name)
  if (value.type !== 'MemberExpression' || value.computed) return ''
  return `${pathOf(value.object)}.${(value.property as Node).name}`
}

/** The name of a property that is set in an object, by an assignment, or in the environment. */
function keyOf(node: Node): string {
  const key = node.type === 'Property' ? node.key : node.type === 'MemberExpression' ? node.property : undefined
  if (!isNode(key)) return ''
  return String(key.type === 'Literal' ? key.value : (key.name ?? ''))
}

const hasKey = (call: Node, key: string) =>
  argumentsOf(call).some((argument) => [...nodesIn(argument)].some((node) => keyOf(node) === key))

const namesBrokenHash = (argument: Node) =>
  [...nodesIn(argument)].some(({ type, value }) => type === 'Literal' && BROKEN_HASH.test(String(value)))

/** Whether `fetch` is a parameter or part of one in this file. */
function bindsFetch(node: Node): boolean {
  const isFetch = (value: unknown) => isNode(value) && value.type === 'Identifier' && value.name === 'fetch'
  if (node.type === 'ObjectPattern') return (node.properties as Node[]).some(({ value }) => isFetch(value))
  if (node.type === 'VariableDeclarator') return isFetch(node.id)
  return Array.isArray(node.params) && node.params.some(isFetch)
}

if (import.meta.main) {
  const { files, findings } = checkSecurity('.')
  for (const { file, line, reason } of findings) console.error(`${file}:${line}: ${reason}`)
  console.log(`${files} files read, ${findings.length} findings`)
  process.exitCode = findings.length > 0 || files === 0 ? 1 : 0
}
