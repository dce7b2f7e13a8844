import { oneOf, type Read, readAddress } from '#lib/read-address.ts'

/** What the address says: which tab is open; resumes unless told. */
export const DocumentsSearch = readAddress({
  tab: oneOf(['cover-letters']),
})
export type DocumentsSearch = Read<typeof DocumentsSearch>
