import { sanitizeRichText } from '#server/rich-text.ts'
import { blogPictureIdOf } from '../rules.ts'

/** A writer's content, sanitized to text and our own images; '' without any text. */
export const cleanArticle = (html: string): string =>
  sanitizeRichText(html, { isPicture: (src) => blogPictureIdOf(src) !== null, isOurs: true })

const IMG = /<img\b[^<>]*>/g
const attribute = (tag: string, name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** The images in sanitized content: their ids and descriptions. */
export const picturesIn = (html: string): { id: string; alt: string }[] =>
  (html.match(IMG) ?? []).flatMap((tag) => {
    const id = blogPictureIdOf(attribute(tag, 'src'))
    return id ? [{ id, alt: attribute(tag, 'alt').trim() }] : []
  })
