/** Escapes one line so that Markdown shows it as text: no heading, list, link, image, table, formula or HTML. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      // only an ampersand that would be read as an entity
      .replace(/&(?=#?\w+;)/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/[\\`*_[\]#~|$!^]/g, '\\$&')
      .replace(/^[-+=:]/, '\\$&')
      .replace(/^(\d{1,9})([.)])/, '$1\\$2')
      .replace(/:(?=\/\/)/g, '&#58;')
  )
}
