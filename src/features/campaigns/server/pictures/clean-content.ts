import { pictureIdOf as blogPictureIdOf } from '#features/blog/rules.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { sanitizeRichText } from '#server/rich-text.ts'
import { pictureIdOf } from '../../picture-rules.ts'

/** Whether a picture at this address may be in a campaign: one of its own, or one of the blog, of which saving makes a copy. */
const isOurs = (src: string): boolean => pictureIdOf(src) !== null || blogPictureIdOf(src) !== null

/** What staff wrote with nothing in it but text and pictures of ours; '' where no word is left. */
export const cleanContent = (html: string): string => sanitizeRichText(html, { isPicture: isOurs })

const IMG = /<img\b[^<>]*>/g
const sourceOf = (tag: string): string => /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? ''
const wordsOf = (tag: string): string => /\salt="([^"]*)"/.exec(tag)?.[1] ?? ''

type Shown = { src: string; width: number; height: number }

/** The addresses of the pictures in cleaned text, one for each time that one is shown. */
export const pictureSources = (html: string): string[] => (html.match(IMG) ?? []).map(sourceOf)

/** Cleaned text with each picture at its own address, in its true size, with the words that describe it. */
export const withPictures = (html: string, shownFor: (src: string) => Shown) =>
  html.replace(IMG, (tag) => {
    const { src, width, height } = shownFor(sourceOf(tag))
    // cleaning wrote the attribute, and escaped it
    return `<img src="${escapeHtml(src)}" alt="${wordsOf(tag)}" width="${width}" height="${height}" />`
  })
