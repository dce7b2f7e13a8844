import { createORPCClient } from '@orpc/client'
import type { Client } from '#client/client.ts'

type Handler = (input: never) => unknown
export type Answers = Record<string, Handler>

const unforeseen = (name: string): unknown => {
  throw new Error(`${name} was called: screens are tested with the data they are given`)
}

let answers: Answers = {}
let answerOthers = unforeseen
/** The calls to the server, in order: 'area.procedure' and its input. */
export let calls: [string, unknown][] = []

/** Sets the answers of the server and clears the list of calls. Other calls are refused, or answered by `others`. */
export function answerWith(next: Answers, others = unforeseen) {
  answers = next
  answerOthers = others
  calls = []
}

/** The client that screens use: a page creates it once, so the stubbed answers are outside of it. */
export const client = createORPCClient<Client>({
  call: async (path, input) => {
    const name = path.join('.')
    calls.push([name, input])
    const answer = answers[name]
    return answer ? answer(input as never) : answerOthers(name)
  },
})
