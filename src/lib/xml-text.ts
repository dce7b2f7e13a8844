/** Removes characters that XML cannot contain, even escaped, such as most control characters. */
export const printable = (text: string): string => text.toWellFormed().replace(/(?![\n\t])\p{Cc}|[\ufffe\uffff]/gu, ' ')

/** Any text as a CDATA section; an end mark inside it is split in two. */
export const cdata = (text: string): string => `<![CDATA[${printable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
