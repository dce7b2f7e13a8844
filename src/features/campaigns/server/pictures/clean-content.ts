import { blogPictureIdOf } from '#features/blog/rules.ts'
import { escapeHtml } from '#lib/html-text.ts'
import { sanitizeRichText } from '#server/rich-text.ts'
import { campaignPictureIdOf } from '../../picture-rules.ts'

/** Whether an image at this address may be in a campaign: its own, or one of the blog, which is copied on saving. */
const isOurs = (src: string): boolean => campaignPictureIdOf(src) !== null || blogPictureIdOf(src) !== null

/** Sanitized content with only text and our images; '' without any text. */
export const cleanContent = (html: string): string => sanitizeRichText(html, { isPicture: isOurs })

const IMG = /<img\b[^<>]*>/g
const sourceOf = (tag: string): string => /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? ''
const wordsOf = (tag: string): string => /\salt="([^"]*)"/.exec(tag)?.[1] ?? ''

type Shown = { src: string; width: number; height: number }

/** The addresses of the images in sanitized content, one per occurrence. */
export const pictureSources = (html: string): string[] => (html.match(IMG) ?? []).map(sourceOf)

/** Sanitized content with each image at its own address, in its true size, with its alternative text. */
export const withPictures = (html: string, shownFor: (src: string) => Shown) =>
  html.replace(IMG, (tag) => {
    const { src, width, height } = shownFor(sourceOf(tag))
    // sanitizing wrote the attribute, and escaped it
    return `<img src="${escapeHtml(src)}" alt="${wordsOf(tag)}" width="${width}" height="${height}" />`
  })
