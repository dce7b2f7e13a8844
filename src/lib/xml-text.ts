/** Text that XML can hold: it has no place for most control characters, escaped or not. */
export const printable = (text: string): string => text.toWellFormed().replace(/(?![\n\t])\p{Cc}|[\ufffe\uffff]/gu, ' ')

/** Any text as character data; an end mark of such data inside it is split in two. */
export const cdata = (text: string): string => `<![CDATA[${printable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
