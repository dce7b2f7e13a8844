import { readFileSync } from 'node:fs'
import { inProduct } from '#root.ts'

const names = ['wordmark-light', 'wordmark-dark'] as const
export type MailImage = (typeof names)[number]

// Our images are attached to the mail: nothing is loaded from a server, so no reader has to allow images and none is tracked.
const files = new Map(names.map((name) => [name, readFileSync(inProduct(`src/server/mail/images/${name}.png`))]))

/** The URL of one of our images inside a mail. */
export function mailImageSource(name: MailImage): string {
  return `cid:${name}@tandem`
}

/** Each image as a MIME part, encoded once: encoding it for every recipient took half the time of a mail. */
const parts = new Map(
  names.map((name) => [
    name,
    [
      `Content-Type: image/png; name=${name}.png`,
      `Content-ID: <${name}@tandem>`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: inline; filename=${name}.png`,
      '',
      (files.get(name)?.toString('base64') ?? '').replace(/.{76}/g, '$&\r\n'),
    ].join('\r\n'),
  ]),
)

/** The images that this mail uses, as MIME parts. With a `cid` the mailer puts them next to the text that shows them. */
export function imagePartsOf(html: string) {
  return names
    .filter((name) => html.includes(mailImageSource(name)))
    .map((name) => ({ cid: `${name}@tandem`, raw: parts.get(name) }))
}

/** The mail as one self-contained page, which the development mailbox shows in a browser. */
export function showImagesInline(html: string): string {
  return names.reduce(
    (page, name) =>
      page.replaceAll(mailImageSource(name), `data:image/png;base64,${files.get(name)?.toString('base64')}`),
    html,
  )
}
