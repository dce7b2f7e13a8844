import { idOrNew, type Read, readAddress, typed } from '#lib/read-address.ts'

/** What the address of the story bank may say; anything else in it is overlooked. */
export const StorySearch = readAddress({
  q: typed(100),
  tag: typed(40),
  /** The story that is open for change, or 'new'. */
  story: idOrNew,
})
export type StorySearch = Read<typeof StorySearch>
