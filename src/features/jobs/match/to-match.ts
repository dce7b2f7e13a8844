import { isRemote } from '../rules.ts'

type Stored = { requirements: string | null; description: string; location: string | null; remoteAllowed: boolean }

/** A stored posting as the match reads it; remote where its label says so. */
export const toMatch = <S extends Stored>({ requirements, description, ...terms }: S) => ({
  ...terms,
  requirementsHtml: requirements,
  descriptionHtml: description,
  isRemote: isRemote(terms),
})
