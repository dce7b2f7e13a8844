/** One line of text that stays text in Markdown: no heading, list, link, picture, table, formula or HTML comes of it. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      // only what would be read as a sign's name
      .replace(/&(?=#?\w+;)/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/[\\`*_[\]#~|$!^]/g, '\\$&')
      .replace(/^[-+=:]/, '\\$&')
      .replace(/^(\d{1,9})([.)])/, '$1\\$2')
      .replace(/:(?=\/\/)/g, '&#58;')
  )
}
