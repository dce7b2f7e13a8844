import type { Env } from '#server/env.ts'
import { renderMail } from '#server/mail/layout.ts'
import { oneLine } from '#server/mail/mail-content.ts'
import { elementsOf, mapWritten, readWritten, type WrittenNode, wordsOf } from '#server/mail/written/tree.ts'
import type { SigningSecrets } from '#server/secrets/secrets.ts'
import { type Audience, fillFields, type TemplateType, templateFacts } from '../../rules.ts'
import { type MailThing, mailToken } from '../newsletter/mail-tokens.ts'
import { waysOut } from '../newsletter/ways-out.ts'

type Words = { subject: string; content: string; templateType: TemplateType; audience: Audience }
type Settings = SigningSecrets & Pick<Env, 'PUBLIC_URL'>
export type Reader = { thing: MailThing; id: string; name: string | null }
export type WrittenMail = { subject: string; html: string; text: string; headers: Record<string, string> }

/** Stand for one reader's name and token while the mail of all is made; no text that was cleaned holds them. */
const NAME = '\uE0F1'
const TOKEN = 'READER-TOKEN-5b1d'

const reasons: Record<Audience, string> = {
  subscribers: 'You get this because you subscribed to our newsletter.',
  job_seekers: 'You get this because you have an account at Tandem.',
  companies: 'You get this because you are in a company at Tandem.',
  staff: 'You get this because you work at Tandem.',
}

/**
 * Makes the mail of a campaign once, and gives what fills it in for one reader: name, way out, links that count and, where it is
 * really sent, the picture by which an opening is known.
 */
export function writeCampaign(env: Settings, words: Words, links: readonly string[]): (reader: Reader) => WrittenMail {
  const written = prepared(env, readWritten(words.content.replaceAll(NAME, '')), links)
  const [first, ...rest] = written
  // a heading at the beginning is the mail's own
  const heading = typeof first === 'object' && /^h[2-4]$/.test(first.tag) ? first : null
  const subject = fill(words.subject)
  const { footer } = waysOut(env, 'test', '00000000-0000-7000-8000-000000000000')
  const mail = renderMail({
    portal: 'seeker',
    preheader: preheaderOf(heading && rest.length > 0 ? rest : written),
    heading: heading ? wordsOf([heading]) : subject,
    ...(heading && { writtenHeading: heading.children }),
    paragraphs: [],
    written: heading ? rest : written,
    footer: {
      reason: `${reasons[words.audience]} It is ${templateFacts[words.templateType].label.toLowerCase()} mail.`,
      ...withToken(footer),
    },
  })
  const picture = `<img src="${env.PUBLIC_URL}/api/c/open?t=${TOKEN}" alt="" width="1" height="1" style="border:0">`
  const tracked = mail.html.replace('</body>', `${picture}</body>`)
  return (reader) => {
    const token = mailToken(env, reader.thing, reader.id)
    const name = oneLine(fillFields('{first_name}', reader.name))
    const html = reader.thing === 'recipient' ? tracked : mail.html
    return {
      subject: subject.replaceAll(NAME, () => name),
      html: html.replaceAll(NAME, () => escaped(name)).replaceAll(TOKEN, token),
      text: mail.text.replaceAll(NAME, () => name).replaceAll(TOKEN, token),
      headers: waysOut(env, reader.thing, reader.id).headers,
    }
  }
}

/** Where the links of these words lead, each address once, in the order in which they are counted; links to mail and telephone are not among them. */
export function linksIn(content: string): string[] {
  const links = elementsOf(readWritten(content)).filter(({ tag }) => tag === 'a')
  const hrefs = links.map(({ attributes }) => attributes.href ?? '')
  return [...new Set(hrefs)].filter((href) => /^https?:/.test(href))
}

/** The words of the first block that has any: a picture has none. */
const preheaderOf = (written: readonly WrittenNode[]) =>
  wordsOf(written.filter((node) => wordsOf([node]) !== '').slice(0, 1)).slice(0, 120)

const fill = (text: string) => text.replaceAll('{first_name}', NAME)
const withToken = <T>(ways: T): T => JSON.parse(JSON.stringify(ways).replaceAll(/token=[^"#]+/g, `token=${TOKEN}`)) as T

const prepared = ({ PUBLIC_URL }: Settings, written: WrittenNode[], links: readonly string[]): WrittenNode[] =>
  mapWritten(written, {
    words: fill,
    attributes: ({ tag, attributes }) => {
      // content that was cleaned has pictures at paths of ours alone
      if (tag === 'img') return { ...attributes, src: `${PUBLIC_URL}${attributes.src}` }
      const position = tag === 'a' ? links.indexOf(attributes.href ?? '') : -1
      return position < 0 ? attributes : { href: `${PUBLIC_URL}/api/c/click?t=${TOKEN}&l=${position}` }
    },
  })

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)
