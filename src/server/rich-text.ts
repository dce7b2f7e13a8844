import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { plainText } from '#lib/html-text.ts'
import { memoizeTexts } from './memoize-texts.ts'

const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const MAX_LINK_LENGTH = 2000
const MAX_DEPTH = 30
const MAX_ROUNDS = 6

const options: IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'a',
    'blockquote',
    'code',
    'hr',
  ],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: MAX_DEPTH,
  // the content of these tags is not readable text
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'iframe',
    'object',
    'xmp',
    'math',
    'svg',
    'noembed',
    'noframes',
    'select',
  ],
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (_, attributes) => cleanLink(attributes),
    // keeps the start number of a list that continues after a paragraph
    ol: (_, attributes) => beginningAt(attributes),
  },
  // A link without a target keeps its text; a link without text is removed.
  exclusiveFilter: ({ tag, attribs, text }) => {
    if (tag !== 'a') return false
    return attribs.href ? text.trim() === '' : 'excludeTag'
  },
}

// Block elements of pasted text. They become paragraphs, so that words do not run together.
const PASTED_BLOCK =
  /<(\/?)(?:div|section|article|header|footer|address|dt|dd|td|th|tr|table|pre|center|figcaption)\b[^<>]*>/gi

export type RichTextTerms = {
  /** Which images are kept, with their alternative text. Without it, images are removed. */
  isPicture?: (src: string) => boolean
  /** For text by our own staff: links to our own pages are allowed, and other links do not get 'nofollow'. */
  isOurs?: boolean
}

/** Recently cleaned texts: a description of 60,000 letters in 14,000 tags takes a tenth of a second, and any visitor may read it. */
const cleaned = memoizeTexts((html) => clean(html, {}), 8_000_000)

/**
 * Cleans rich text by users: only paragraphs, headings, lists, emphasis, quotes and links to the web, mail or telephone are left (PLAT-20).
 * '' if no words are left. Clean text does not change, so it can be cleaned when it is stored and again when it is shown.
 */
export function sanitizeRichText(html: string, terms?: RichTextTerms): string {
  return terms ? clean(html, terms) : cleaned(html)
}

function clean(html: string, terms: RichTextTerms): string {
  const wellFormed = html.toWellFormed().replace(/(?![\n\t])\p{Cc}/gu, ' ')
  const isPasted = wellFormed.search(PASTED_BLOCK) >= 0
  const text = settle(isPasted ? wellFormed.replace(PASTED_BLOCK, '<$1p>') : wellFormed, isPasted, optionsFor(terms))
  return plainText(text) === '' ? '' : text
}

function optionsFor({ isPicture, isOurs }: RichTextTerms): IOptions {
  const pictures: IOptions = isPicture
    ? {
        allowedTags: [...(options.allowedTags as string[]), 'img'],
        allowedAttributes: { a: ['href', 'rel'], ol: ['start'], img: ['src', 'alt', 'width', 'height'] },
        // isPicture checks the source: only our own paths, which have no scheme
        allowedSchemesByTag: { img: [] },
        exclusiveFilter: (frame) =>
          frame.tag === 'img' ? !isPicture(frame.attribs.src ?? '') : (options.exclusiveFilter?.(frame) ?? false),
      }
    : {}
  const links: IOptions = isOurs
    ? { transformTags: { ...options.transformTags, a: (_, attributes) => cleanOwnLink(attributes) } }
    : {}
  return { ...options, ...pictures, ...links }
}

function settle(html: string, isPasted: boolean, terms: IOptions): string {
  let text = html
  // removing a tag can bring tags together that must not be nested; the next round separates them
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const clean = sanitizeHtml(text, terms).trim()
    const next = isPasted ? clean.replaceAll('<p></p>', '') : clean
    if (next === text) return next
    text = next
  }
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }).trim()
}

/** Keeps a path of this site. Other links are cleaned as users' are, but search engines may follow them. */
function cleanOwnLink({ href = '' }: Attributes): Tag {
  if (/^\/(?![/\\])[^\s"'<>\\]*$/.test(href)) return { tagName: 'a', attribs: { href } }
  const { attribs } = cleanLink({ href })
  return { tagName: 'a', attribs: attribs.href ? { href: attribs.href, rel: 'noopener' } : {} }
}

function beginningAt({ start = '' }: Attributes): Tag {
  const attribs: Attributes = /^[1-9]\d{0,3}$/.test(start) ? { start } : {}
  return { tagName: 'ol', attribs }
}

function cleanLink({ href = '' }: Attributes): Tag {
  const url = href.length <= MAX_LINK_LENGTH && URL.canParse(href) ? new URL(href) : null
  // other links, including those with credentials that imitate a host, keep only their words
  const isSound = url && LINK_SCHEMES.has(url.protocol) && !url.username && !url.password
  return { tagName: 'a', attribs: isSound ? { href: url.href, rel: 'nofollow noopener ugc' } : {} }
}
