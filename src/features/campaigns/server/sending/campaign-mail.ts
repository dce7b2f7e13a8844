import type { Env } from '#server/env.ts'
import { renderMail } from '#server/mail/layout.ts'
import { oneLine } from '#server/mail/mail-content.ts'
import { elementsOf, mapWritten, readWritten, type WrittenNode, wordsOf } from '#server/mail/written/tree.ts'
import type { SigningSecrets } from '#server/secrets/secrets.ts'
import { type Audience, audienceLabels, fillFields, type TemplateType, templateFacts } from '../../rules.ts'
import { type MailSubject, mailToken } from '../newsletter/mail-tokens.ts'
import { newsletterUnsubscribeLinks } from '../newsletter/unsubscribe-links.ts'

type MailContent = { subject: string; content: string; templateType: TemplateType; audience: Audience }
type Settings = SigningSecrets & Pick<Env, 'PUBLIC_URL'>
export type Reader = { thing: MailSubject; id: string; name: string | null }
export type WrittenMail = { subject: string; html: string; text: string; headers: Record<string, string> }

/** Placeholders for a reader's name and token while the common email is built; sanitized text cannot contain them. */
const NAME = '\uE0F1'
const TOKEN = 'READER-TOKEN-5b1d'

const reasons: Record<Audience, string> = {
  subscribers: "You're receiving this because you subscribed to our newsletter.",
  job_seekers: "You're receiving this because you have a Tandem account.",
  companies: "You're receiving this because you belong to a company on Tandem.",
  staff: "You're receiving this because you work at Tandem.",
}

/**
 * Builds the email of a campaign once, and returns a function that fills in one reader's name, unsubscribe links,
 * tracked links and, for real recipients, the tracking pixel.
 */
export function writeCampaign(
  env: Settings,
  words: MailContent,
  links: readonly string[],
): (reader: Reader) => WrittenMail {
  const written = prepared(env, readWritten(words.content.replaceAll(NAME, '')), links)
  const [first, ...rest] = written
  // a leading heading becomes the email's heading
  const heading = typeof first === 'object' && /^h[2-4]$/.test(first.tag) ? first : null
  const subject = fill(words.subject)
  const { footer } = newsletterUnsubscribeLinks(env, 'test', '00000000-0000-7000-8000-000000000000')
  const mail = renderMail({
    portal: 'seeker',
    preheader: preheaderOf(heading && rest.length > 0 ? rest : written),
    heading: heading ? wordsOf([heading]) : subject,
    ...(heading && { writtenHeading: heading.children }),
    paragraphs: [],
    written: heading ? rest : written,
    footer: {
      reason: `${reasons[words.audience]} Email type: ${templateFacts[words.templateType].label.toLowerCase()}.`,
      ...withToken(footer),
    },
  })
  const picture = `<img src="${env.PUBLIC_URL}/api/c/open?t=${TOKEN}" alt="" width="1" height="1" style="border:0">`
  const tracked = mail.html.replace('</body>', `${picture}</body>`)
  const listId = listIdOf(env, words.audience)
  return (reader) => {
    const token = mailToken(env, reader.thing, reader.id)
    const name = oneLine(fillFields('{first_name}', reader.name))
    const html = reader.thing === 'recipient' ? tracked : mail.html
    return {
      subject: subject.replaceAll(NAME, () => name),
      html: html.replaceAll(NAME, () => escaped(name)).replaceAll(TOKEN, token),
      text: mail.text.replaceAll(NAME, () => name).replaceAll(TOKEN, token),
      headers: { ...newsletterUnsubscribeLinks(env, reader.thing, reader.id).headers, 'List-ID': listId },
    }
  }
}

/** One list id per audience, under this installation's host (RFC 2919), so that mail programs can sort by it whatever the subject is. */
const listIdOf = ({ PUBLIC_URL }: Settings, audience: Audience) =>
  `Tandem: ${audienceLabels[audience]} <${audience.replaceAll('_', '-')}.campaigns.${new URL(PUBLIC_URL).hostname}>`

/** The link targets of this content, each once, in tracking order; without mailto and tel links. */
export function linksIn(content: string): string[] {
  const links = elementsOf(readWritten(content)).filter(({ tag }) => tag === 'a')
  const hrefs = links.map(({ attributes }) => attributes.href ?? '')
  return [...new Set(hrefs)].filter((href) => /^https?:/.test(href))
}

/** The text of the first block that has any: an image has none. */
const preheaderOf = (written: readonly WrittenNode[]) =>
  wordsOf(written.filter((node) => wordsOf([node]) !== '').slice(0, 1)).slice(0, 120)

const fill = (text: string) => text.replaceAll('{first_name}', NAME)
const withToken = <T>(ways: T): T => JSON.parse(JSON.stringify(ways).replaceAll(/token=[^"#]+/g, `token=${TOKEN}`)) as T

const prepared = ({ PUBLIC_URL }: Settings, written: WrittenNode[], links: readonly string[]): WrittenNode[] =>
  mapWritten(written, {
    words: fill,
    attributes: ({ tag, attributes }) => {
      // sanitized content has only images at our own paths
      if (tag === 'img') return { ...attributes, src: `${PUBLIC_URL}${attributes.src}` }
      const position = tag === 'a' ? links.indexOf(attributes.href ?? '') : -1
      return position < 0 ? attributes : { href: `${PUBLIC_URL}/api/c/click?t=${TOKEN}&l=${position}` }
    },
  })

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)
