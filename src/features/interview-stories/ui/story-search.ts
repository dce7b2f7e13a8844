import { idOrNew, type Read, readAddress, typed } from '#lib/read-address.ts'

/** The search parameters of the story bank. Unknown parameters are ignored. */
export const StorySearch = readAddress({
  q: typed(100),
  tag: typed(40),
  /** The story in the edit dialog, or 'new'. */
  story: idOrNew,
})
export type StorySearch = Read<typeof StorySearch>
