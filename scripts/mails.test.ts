import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as campaignTexts from '#features/notifications/campaign-texts.ts'
import * as messageTexts from '#features/notifications/message-texts.ts'
import * as moderationTexts from '#features/notifications/moderation-texts.ts'
import * as texts from '#features/notifications/rules.ts'
import { mailKinds } from './mails/kinds.ts'
import { news } from './mails/news.ts'
import { type World, worlds } from './mails/worlds.ts'

const SRC = new URL('../src/', import.meta.url)
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(path))
  .map((path) => [path, readFileSync(new URL(path, SRC), 'utf8')] as const)

/** The functions that create an email, found by their use of the layout. */
function makers(): string[] {
  const found = sources.flatMap(([path, source]) => {
    if (path === join('server', 'mail', 'layout.ts')) return []
    return [...source.matchAll(/renderMail\(/g)].map(({ index }) => {
      const before = [...source.slice(0, index).matchAll(/function (\w+)/g)].at(-1)
      return before?.[1] ?? `a mail in ${path}`
    })
  })
  return [...new Set(found)].sort()
}

describe('the list of mails', () => {
  it('has each function that creates an email, and no other', () => {
    expect([...new Set(mailKinds.map(({ from }) => from))].sort()).toEqual(makers())
  })

  it('has a unique name for each', () => {
    const names = mailKinds.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has the text of every notification', () => {
    // these have their own email layout
    const own = ['textForApplicant', 'textForSubmitted', 'textForMessage', 'textForProposedInterview']
    const functionsOf = (module: object, prefix = '') =>
      Object.keys(module)
        .filter((name) => name.startsWith('textFor') && !own.includes(name))
        .map((name) => prefix + name)
    const said = [
      ...[...functionsOf(texts), ...functionsOf(campaignTexts)],
      ...[...functionsOf(messageTexts, 'talk '), ...functionsOf(moderationTexts, 'moderation ')],
    ]
    expect(Object.keys(news).sort()).toEqual(said.sort())
  })

  it('has the invitation to an interview as the product words it', () => {
    const mail = mailKinds.find(({ name }) => name === 'interview-proposed-candidate')?.write(worlds.usual)
    expect(mail?.text).toContain(messageTexts.interviewInvitation(worlds.usual.company))
  })

  it('has every function of the product that creates a notification text', () => {
    const declared = sources.flatMap(([path, source]) =>
      [...source.matchAll(/(?:const|function) (textFor[A-Z]\w*)/g)].map(() => path),
    )
    const known = ['campaign-texts', 'message-texts', 'moderation-texts', 'rules']
    expect([...new Set(declared)].sort()).toEqual(known.map((name) => join('features', 'notifications', `${name}.ts`)))
  })
})

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
/** The visible and spoken text of the page, without the preview line that mail programs show next to the subject. */
const shownIn = (html: string): string =>
  html
    .replace(/<(style|title)>.*?<\/\1>/gs, ' ')
    .replace(/<div style="display:none.*?<\/div>/s, ' ')
    .replace(/<td[^>]* aria-hidden="true".*?<\/td>/gs, ' ')
    // the plain text puts the word Picture before an image's text
    .replace(/<img src="[^"]*" alt="([^"]+)"[^>]*>/g, ' Picture $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

const ADDRESS = /(https?|mailto):\S+/
/** The plain text without link URLs and without the symbols of stages, which the page shows as links and colors. */
const withoutAddresses = (text: string): string =>
  text
    .replace(/^\[[x> ]\] /gm, '')
    .replace(new RegExp(` \\(${ADDRESS.source}?\\)`, 'g'), ' ')
    .replace(new RegExp(`: ${ADDRESS.source}$`, 'gm'), '')

const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).sort()
const TIME = /\d{1,2}:\d{2}(?::\d{2})?(?: [AP]M)?/g
const ZONE = /^ \((UTC|[A-Z]\w+\/[\w/+-]+)\)/

type Sent = { name: string; subject: string; html: string; text: string }
const each = Object.entries<World>(worlds).map(([data, world]) => ({
  data,
  mails: mailKinds.map((kind): Sent => ({ name: kind.name, ...kind.write(world) })),
}))

describe.each(each)('every mail, with $data data', ({ data, mails }) => {
  it('has the same text as HTML and as plain text', () => {
    for (const { name, html, text } of mails) {
      expect(wordsOf(shownIn(html)), name).toEqual(wordsOf(withoutAddresses(text)))
    }
  })

  it('has a complete subject on one line, without placeholders', () => {
    for (const { name, subject, text } of mails) {
      expect(subject, name).toMatch(/^\S.*\S$/u)
      expect(subject, name).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
      expect(subject, name).not.toMatch(/[:,;–-]$/)
      expect(subject.length, name).toBeLessThanOrEqual(data === 'usual' ? 78 : 201)
      expect(`${subject}\n${text}`, name).not.toMatch(/\b(undefined|null|NaN|Invalid Date)\b|\{\{|\{\w+\}|\[object/)
    }
  })

  it('has at most one button, no empty line, and the sender and the reason', () => {
    for (const { name, html, text } of mails) {
      expect((html.match(/padding:14px 25px/g) ?? []).length, name).toBeLessThanOrEqual(1)
      expect(html, name).not.toMatch(/<(h1|h2|b|a|td [^>]*line-height:1\.55)[^>]*>\s*<\/(h1|h2|b|a|td)>/)
      expect(html.trimEnd().endsWith('</html>'), name).toBe(true)
      expect(text, name).not.toMatch(/\n{3,}/)
      expect(text, name).toMatch(/\n-- \n\S.{20,}\n(.+\n)*Tandem\n$/)
    }
  })

  it('names the zone of every time', () => {
    for (const { name, subject, text } of mails) {
      const words = `${subject}\n${withoutAddresses(text)}`
      for (const { 0: time, index } of words.matchAll(TIME)) {
        expect(words.slice(index + time.length), `${name}: ${time}`).toMatch(ZONE)
      }
    }
  })

  it('contains no markup from user input', () => {
    for (const { name, html, text } of mails) {
      expect(html, name).not.toMatch(/<script|<img src=x|\u202E/)
      expect(html.match(/<\/title>/g), name).toHaveLength(1)
      expect(text, name).not.toMatch(/^Bcc:/m)
      expect(text, name).not.toContain('\u202E')
    }
  })
})

it('the checks find planted mistakes', () => {
  expect(wordsOf(shownIn('<p>One &amp; <b>two</b></p>'))).toEqual(['One', 'two'])
  expect(withoutAddresses('Open it: https://a.example/b\nSee a (mailto:a@b.example).')).toBe('Open it\nSee a .')
  expect('9:30 AM (Europe/Berlin)'.replace(TIME, '')).toMatch(ZONE)
  expect('9:30 AM tomorrow'.replace(TIME, '')).not.toMatch(ZONE)
})
