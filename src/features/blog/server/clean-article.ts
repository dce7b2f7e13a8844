import { sanitizeRichText } from '#server/rich-text.ts'
import { pictureIdOf } from '../rules.ts'

/** What a writer of ours wrote, with nothing in it but text and our own pictures (X1); '' where no word is left. */
export const cleanArticle = (html: string): string =>
  sanitizeRichText(html, { isPicture: (src) => pictureIdOf(src) !== null, isOurs: true })

const IMG = /<img\b[^<>]*>/g
const attribute = (tag: string, name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** The pictures in cleaned text: their ids, and what each shows in words. */
export const picturesIn = (html: string): { id: string; alt: string }[] =>
  (html.match(IMG) ?? []).flatMap((tag) => {
    const id = pictureIdOf(attribute(tag, 'src'))
    return id ? [{ id, alt: attribute(tag, 'alt').trim() }] : []
  })
