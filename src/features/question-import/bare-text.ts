import { plainText } from '#lib/html-text.ts'

const HTML = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,6});/i

/** The text of a value that may be HTML. */
export const bareText = (text: string): string => (HTML.test(text) ? plainText(text) : text).trim()
