import type { Source } from '../contract.ts'
import { citeInOrder } from './cite-in-order.ts'
import { isOwnPath } from './safe-text.ts'

/** An answer from an engine. In the text, [1] cites the first source. If `isFixed` is set, a model does not reword it. */
export type Draft = { text: string; sources: Source[]; followUps: string[]; offersPerson: boolean; isFixed?: true }

/** Builds an answer paragraph by paragraph, and numbers its sources. */
export class Writer {
  private readonly paragraphs: string[] = []
  private readonly sources: Source[] = []

  say(...sentences: string[]): this {
    const text = sentences.filter(Boolean).join(' ')
    if (text) this.paragraphs.push(text)
    return this
  }

  list(items: string[]): this {
    if (items.length > 0) this.paragraphs.push(items.map((item) => `- ${item}`).join('\n'))
    return this
  }

  /** Adds a source, unless it is listed already, and returns its mark, such as [1]. */
  cite(source: Source): string {
    if (!isOwnPath(source.href)) throw new Error('a source must be a page of this site')
    const known = this.sources.findIndex(({ href, title }) => href === source.href && title === source.title)
    if (known >= 0) return `[${known + 1}]`
    this.sources.push(source)
    return `[${this.sources.length}]`
  }

  done(followUps: string[] = [], { offersPerson = false, isFixed = false } = {}): Draft {
    // sources are numbered in the order of the text here, because `cite` can be called in another order
    return {
      ...citeInOrder(this.paragraphs.join('\n\n'), this.sources),
      followUps,
      offersPerson,
      ...(isFixed && { isFixed }),
    }
  }
}
