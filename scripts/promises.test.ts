import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/*
 * docs/promises.md lists what screens, emails and public pages promise about data and time. This test fails if a listed text is no longer
 * shown, if its test no longer exists, or if a source makes a promise that is neither listed nor excused there.
 */

const at = (path: string) => new URL(`../${path}`, import.meta.url)
const page = readFileSync(at('docs/promises.md'), 'utf8')

type Row = { text: string; where: string[]; proof: string }
function rowsOf(heading: string): Row[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
  return [...section.matchAll(/^\| (?!Promise|Text|-)(.+?) \| (.+?) \| (.+?) \|$/gm)].map(
    ([, text = '', where = '', proof = '']) => ({
      text,
      where: [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
      proof,
    }),
  )
}
const tested = rowsOf('Kept by the product')
const promiseRows = rowsOf('Kept by people')
const excused = rowsOf('No promise')

/** The texts of a source on one line, without comments, as far as they can be recognized line by line. */
const said = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(^|[\s;{}(,])\/\/.*$/gm, '$1')
    .replace(/\s+/g, ' ')
const sayings = new Map<string, string>()
function saidIn(path: string): string {
  const known = sayings.get(path) ?? (existsSync(at(path)) ? said(readFileSync(at(path), 'utf8')) : '')
  sayings.set(path, known)
  return known
}

const NUMBER = '(?:\\$\\{[^}]*\\}|\\d+|an?|one|two|three|five|six|seven|eight|ten|twenty|thirty|ninety)'
const UNIT = '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)'
const NEVER =
  'sees?|reads?|leaves?|shown|kept|stored|mailed|sent|remembered|sold|shared|shows?|your messages|a key|loses?|answers|enter|counts'
/** Words that make a promise about data or time. */
const expressions = [
  /\b(?:only you (?:can|see|read|play|have)|you alone|yours alone|private to you|(?:nobody|no one) but you|(?:nobody|no one) (?:else )?(?:reads|sees)|read by (?:nobody|no one) else|no member of our staff)\b/gi,
  new RegExp(`\\bnever (?:${NEVER})\\b`, 'gi'),
  /\bnothing (?:(?:about you|else) )?(?:(?:is|was|has been) (?:lost|stored|shared|sold|kept|deleted|charged|sent to)|goes out|leaves)\b|\bsell nothing\b/gi,
  new RegExp(
    `\\b(?:kept|stored|deletes?d?|removed|restored?|forgotten|stays?|works?|opens?|expires?|valid|answers?|sealed|leaves?|take it back|trust|hold)\\b[^.!?'\`"<>]{0,60}\\b(?:within|for|after|until|up to|than) ${NUMBER} ${UNIT}\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:within|for|after|up to) ${NUMBER} ${UNIT}\\b[^.!?'\`"<>]{0,50}\\b(?:restored?|deleted|removed|back|expires?)\\b`,
    'gi',
  ),
  /\bdeleted (?:when|once|as soon as)\b|\bnothing comes unless\b/gi,
  /\brecordings? (?:stays?|are (?:kept|yours|stored)|lies?)\b|\bsound never\b/gi,
  /\b(?:no cookies?|no advertising|encrypted|another host)\b/gi,
  /\b(?:deleted|removed|gone) for good\b/gi,
  /\b(?:stays? (?:with you|yours|on (?:this|your) device)|kept on this device)\b/gi,
  /\b(?:admins|administrators|staff|team|company|people) alone\b|\bonly (?:admins|company admins|your team|our staff|its administrators) (?:sees?|reads?)\b|\bfor your company only\b/gi,
]

/** Sources that users of the product do not read: tests, samples, the gallery; advice on interviews and resumes; word lists. */
const UNREAD =
  /\.(test|testing|corpus|gen)\.|^src\/(testing|db|demo)\/|gallery|resume-review\/improve\/|ranked-resumes|coach\/engine\/|^content\/(README|interview-(questions|resources)\/|demo\/)/

const sources = ['src', 'content'].flatMap((folder) =>
  readdirSync(at(`${folder}/`), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(tsx?|md|json)$/.test(path) && !UNREAD.test(path)),
)

/** The positions of the listed texts in a source. */
function spansOf(path: string): [number, number][] {
  const text = saidIn(path)
  const listed = [...tested, ...promiseRows, ...excused].filter(({ where }) => where.includes(path))
  return listed.flatMap((row) => {
    const spans: [number, number][] = []
    for (let from = text.indexOf(row.text); from >= 0; from = text.indexOf(row.text, from + 1))
      spans.push([from, from + row.text.length])
    return spans
  })
}

function unlisted(path: string): string[] {
  const text = saidIn(path)
  const spans = spansOf(path)
  return expressions.flatMap((expression) =>
    [...text.matchAll(expression)]
      .filter(({ 0: found, index }) => !spans.some(([from, to]) => index < to && index + found.length > from))
      .map(({ 0: found, index }) => `${path}: …${text.slice(Math.max(0, index - 60), index + found.length + 60)}…`),
  )
}

/** The titles of the tests in a file, as they are in the code. */
const titlesOf = (path: string): string[] =>
  [
    ...readFileSync(at(path), 'utf8').matchAll(
      /\b(?:it|test|describe)(?:\.\w+)?(?:\([^'"`]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g,
    ),
  ].map(([, , title = '']) => title)

describe('docs/promises.md', () => {
  it('lists promises, in each of its parts', () => {
    for (const rows of [tested, promiseRows, excused]) expect(rows.length).toBeGreaterThan(5)
  })

  it.each([...tested, ...promiseRows, ...excused])('is in each file of its row: $text', ({ text, where }) => {
    expect(where).not.toEqual([])
    for (const path of where) expect(saidIn(path), path).toContain(text)
  })

  it.each(tested)('names a test that exists: $text', ({ proof }) => {
    const proofs = [...proof.matchAll(/`([^`]+)` › ([^;]+)/g)]
    expect(proofs).not.toEqual([])
    for (const [, path = '', title = ''] of proofs) {
      expect(existsSync(at(path)), path).toBe(true)
      expect(titlesOf(path), path).toContainEqual(expect.stringContaining(title.trim()))
    }
  })

  it.each(excused)('gives a reason: $text', ({ proof }) => expect(proof).toMatch(/\w+ \w+/))
  it.each(promiseRows)('names the code that keeps it: $text', ({ proof }) => expect(proof).toMatch(/\w+ \w+ \w+/))
})

it('finds no promise in the sources that is neither listed nor excused in docs/promises.md', () => {
  expect(sources.flatMap(unlisted), 'add a row to docs/promises.md, or change the text').toEqual([])
})

it('recognizes a promise, and no other sentence', () => {
  const found = (text: string) => expressions.some((expression) => text.match(expression) !== null)
  for (const text of [
    'Only you see this.',
    'Nothing is lost.',
    'It never leaves this browser.',
    'The link works once, for 72 hours.',
    'For 30 days it can be restored.',
    'Drafts are seen by staff alone.',
    'The address is deleted when the link has expired.',
  ])
    expect(found(text), text).toBe(true)
  for (const text of [
    'Nothing was found.',
    'You have never signed in.',
    'A meeting of 30 minutes.',
    'Only admins may.',
  ])
    expect(found(text), text).toBe(false)
})
