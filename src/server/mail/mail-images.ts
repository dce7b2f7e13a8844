import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const names = ['wordmark-light', 'wordmark-dark'] as const
export type MailImage = (typeof names)[number]

// They travel inside the mail: nothing is loaded from anywhere, so no reader has to allow it and none is watched.
const files = new Map(names.map((name) => [name, readFileSync(join(import.meta.dirname, 'images', `${name}.png`))]))

/** The address of a picture of ours inside a mail. */
export function mailImageSource(name: MailImage): string {
  return `cid:${name}@tandem`
}

/** The pictures that this mail shows, as parts to send along. */
export function imagePartsOf(html: string) {
  return names
    .filter((name) => html.includes(mailImageSource(name)))
    .map((name) => ({
      cid: `${name}@tandem`,
      filename: `${name}.png`,
      content: files.get(name),
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    }))
}

/** The same mail as one self-contained page: the development mailbox shows it without a mail program. */
export function showImagesInline(html: string): string {
  return names.reduce(
    (page, name) =>
      page.replaceAll(mailImageSource(name), `data:image/png;base64,${files.get(name)?.toString('base64')}`),
    html,
  )
}
