import { withoutMarks } from '#lib/names.ts'
import type { DocumentSort } from './document-sorts.ts'
import type { ListedDocument } from './listed-document.ts'

const folded = (text: string) => withoutMarks(text.normalize('NFKC')).toLowerCase()

/** The tags of these documents, each once, by name. */
export const tagsOf = (documents: readonly ListedDocument[]): string[] => {
  const byName = new Map(documents.flatMap(({ tags }) => tags).map((tag) => [tag.toLowerCase(), tag]))
  return [...byName.values()].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' }))
}

const hasTag = ({ tags }: ListedDocument, tag: string) => tags.some((own) => own.toLowerCase() === tag.toLowerCase())

/**
 * The documents with this tag whose title, job, company, file name or tags contain every word, in this order. Case and accents are ignored.
 */
export function findDocuments(
  documents: readonly ListedDocument[],
  {
    q = '',
    tag,
    sort = 'updated',
  }: Partial<Record<'q' | 'tag', string | undefined>> & { sort?: DocumentSort | undefined },
): ListedDocument[] {
  const words = folded(q).split(/\s+/).filter(Boolean)
  const found = documents.filter((document) => {
    const { title, jobTitle, companyName, file, tags } = document
    const text = folded([title, jobTitle, companyName, file?.fileName, ...tags].filter(Boolean).join('\n'))
    return (!tag || hasTag(document, tag)) && words.every((word) => text.includes(word))
  })
  const byTitle = (a: ListedDocument, b: ListedDocument) =>
    a.title.localeCompare(b.title, 'en', { numeric: true, sensitivity: 'base' })
  return {
    updated: () => found.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime()),
    title: () => found.toSorted(byTitle),
    // documents without a score are last
    score: () => found.toSorted((a, b) => (b.aiScore ?? -1) - (a.aiScore ?? -1) || byTitle(a, b)),
    downloads: () => found.toSorted((a, b) => (b.downloadCount ?? 0) - (a.downloadCount ?? 0) || byTitle(a, b)),
  }[sort]()
}
