import sanitizeHtml from 'sanitize-html'
import { plainText } from '#lib/html-text.ts'

function asOutsideLink(_tag: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const address = href.trim()
  // an address inside this site is none: a company's text must not point at our pages as if it were ours
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(address)) return { tagName: 'span', attribs: {} }
  return { tagName: 'a', attribs: { href: address, rel: 'noopener noreferrer nofollow', target: '_blank' } }
}

const options: sanitizeHtml.IOptions = {
  allowedTags: 'p br h2 h3 h4 strong em u s ul ol li a blockquote code pre hr'.split(' '),
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: (frame) => frame.tag === 'a' && !frame.text.trim(),
  nestingLimit: 20,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'svg', 'math', 'title'],
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    div: 'p',
    a: asOutsideLink,
  },
}

/**
 * Rich text that nothing runs in: headings, paragraphs, lists, emphasis, quotes, code and links to http(s), mailto and tel;
 * everything else is left out (PLAT-20). '' where no word is left. Doing it twice changes nothing.
 */
export function sanitizeRichText(html: string): string {
  const clean = sanitizeHtml(
    html.replace(/\p{Cc}/gu, (c) => (c === '\n' || c === '\t' ? c : ' ')).toWellFormed(),
    options,
  )
  return plainText(clean) === '' ? '' : clean.trim()
}
