import { id, oneOf, type Read, readAddress, text } from '#lib/read-address.ts'
import { securityKinds } from '#lib/security-kinds.ts'

/** The filters in the URL of the security page. */
export const SecuritySearch = readAddress({ kind: oneOf(securityKinds), userId: id, cursor: text(2000) })
export type SecuritySearch = Read<typeof SecuritySearch>
