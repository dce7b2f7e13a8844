import { type Read, text } from '#lib/read-address.ts'

const tab = text(40)

/** The address of interview preparation: which tab is open, and beside it the words of that tab. */
export const InterviewSearch = {
  parse: ({ tab: said, ...own }: Record<string, unknown>): { [word: string]: unknown; tab?: string } => {
    const open = tab(said)
    return open === undefined ? own : { ...own, tab: open }
  },
}
export type InterviewSearch = Read<typeof InterviewSearch>
