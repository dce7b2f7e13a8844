import { type Read, text } from '#lib/read-address.ts'

const tab = text(40)

/** The search parameters of interview preparation: the open tab, and the parameters of that tab. */
export const InterviewSearch = {
  parse: ({ tab: value, ...own }: Record<string, unknown>): { [word: string]: unknown; tab?: string } => {
    const open = tab(value)
    return open === undefined ? own : { ...own, tab: open }
  },
}
export type InterviewSearch = Read<typeof InterviewSearch>
