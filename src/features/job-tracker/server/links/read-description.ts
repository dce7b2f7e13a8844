import { DomUtils, parseDocument } from 'htmlparser2'
import { postingHtml } from '#features/job-postings/posting-html.ts'
import { plainText } from '#lib/html-text.ts'
import { sanitizeRichText } from '#server/rich-text.ts'
import { maxPostingCharacters } from '../../rules.ts'

type Document = ReturnType<typeof parseDocument>
type Node = Document['children'][number]
type Tag = Extract<Node, { attribs: unknown }>

/** Elements that are not part of the posting's text. */
const ASIDE = new Set(
  'script style noscript template nav header footer aside form button select svg iframe dialog'.split(' '),
)
const MARKED =
  /job[-_ ]?(?:description|details?|body|content)|posting[-_ ]?(?:description|body|content)|(?:^|[\s_-])description(?:$|[\s_-])/i
const MIN_CHARACTERS = 200
const DEEPEST = 150

/** The text of a posting as clean HTML, cut to the length that is stored; '' without a text. */
export function cleanPosting(text: string): string {
  // the cut may be inside a tag, which the sanitizer then drops
  const clean = sanitizeRichText(postingHtml(text.slice(0, maxPostingCharacters)))
  return clean.length <= maxPostingCharacters
    ? clean
    : cleanPosting(plainText(clean).slice(0, maxPostingCharacters / 2))
}

/**
 * The text of a posting on a page without JobPosting data: the part marked as its description, otherwise the page's main part. Menus and
 * forms are removed. '' if the text is too short for a posting.
 */
export function readDescription(html: string): string {
  if (isDeep(html)) return ''
  const elements = elementsOf(parseDocument(html).children)
  if (!elements) return ''
  const found =
    elements.find(({ attribs }) => attribs.itemprop === 'description') ??
    elements.filter(({ attribs }) => MARKED.test(`${attribs.id ?? ''} ${attribs.class ?? ''}`)).find(isLong) ??
    elements.find(({ name, attribs }) => name === 'main' || attribs.role === 'main') ??
    elements.find(({ name }) => name === 'article')
  if (!found || !isLong(found)) return ''
  for (const node of elementsOf(found.children) ?? []) if (ASIDE.has(node.name)) DomUtils.removeElement(node)
  const clean = cleanPosting(DomUtils.getInnerHTML(found))
  return plainText(clean).length < MIN_CHARACTERS ? '' : clean
}

const isLong = (tag: Tag): boolean => DomUtils.textContent(tag).trim().length >= MIN_CHARACTERS

/** Elements whose end tag is missing or optional. */
const ENDLESS = new Set(
  'area base br col embed hr img input link meta source track wbr p li td th tr dt dd option thead tbody'.split(' '),
)

/** True if the elements are nested far deeper than on any real page, because the parser would be slow. */
function isDeep(html: string): boolean {
  let depth = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    if (ENDLESS.has(name.toLowerCase())) continue
    depth = slash ? Math.max(0, depth - 1) : depth + 1
    if (depth > 10 * DEEPEST) return true
  }
  return false
}

/** All elements, outer ones first; null if they are nested deeper than on any real page. */
function elementsOf(nodes: readonly Node[]): Tag[] | null {
  const found: Tag[] = []
  let level = nodes
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return null
    const tags = level.filter((node): node is Tag => 'attribs' in node)
    for (const tag of tags) found.push(tag)
    level = tags.flatMap((tag) => tag.children)
  }
  return found
}
