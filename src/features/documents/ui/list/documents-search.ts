import { oneOf, type Read, readAddress } from '#lib/read-address.ts'

/** The search parameters of the page: the open tab, by default resumes. */
export const DocumentsSearch = readAddress({
  tab: oneOf(['cover-letters']),
})
export type DocumentsSearch = Read<typeof DocumentsSearch>
