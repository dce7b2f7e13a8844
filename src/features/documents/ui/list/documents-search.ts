import { oneOf, type Read, readAddress, typed } from '#lib/read-address.ts'
import { documentSortKeys } from './find-documents.ts'

/** The search parameters of the page: the open tab, by default resumes, the words to find, and the order, by default the last change. */
export const DocumentsSearch = readAddress({
  tab: oneOf(['cover-letters']),
  q: typed(100),
  sort: oneOf(documentSortKeys),
})
export type DocumentsSearch = Read<typeof DocumentsSearch>
