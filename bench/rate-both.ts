import { Agent, request } from 'node:http'

/** A request. With a body, it is a POST. */
type Target = { url: string; headers: Record<string, string>; body?: string }
type Watched = Target & {
  /** The processor time that its process has used so far, in seconds. */
  cpu?(): Promise<number>
}
/** `perCpuSecond` is NaN if processor time is not reported. */
export type Rate = { rate: number; perCpuSecond: number }

export const connections = 16
const seconds = Number(process.env.LOAD_SECONDS ?? 5)
const agent = new Agent({ keepAlive: true, maxSockets: connections })

/**
 * Responses per second over connections that send the next request at once. Both targets are measured in turn, second by second; returns
 * the median of each.
 */
export async function rateBoth(first: Watched, second: Watched): Promise<[Rate, Rate]> {
  const rates: [Rate[], Rate[]] = [[], []]
  for (let turn = -1; turn < seconds; turn += 1) {
    for (const [which, target] of [first, second].entries()) {
      const rate = await rateOf(target)
      // the first second fills caches and warms up the compiler
      if (turn >= 0) rates[which]?.push(rate)
    }
  }
  const [one, other] = rates.map((list) => ({
    rate: median(list.map(({ rate }) => rate)),
    perCpuSecond: median(list.map(({ perCpuSecond }) => perCpuSecond)),
  }))
  return [one!, other!]
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

async function rateOf(target: Watched): Promise<Rate> {
  let answers = 0
  const before = await target.cpu?.()
  const started = performance.now()
  const one = async () => {
    while (performance.now() < started + 1000) {
      await mustAnswer(target)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  const rate = (answers * 1000) / (performance.now() - started)
  return { rate, perCpuSecond: answers / (Number(await target.cpu?.()) - Number(before)) }
}

/** Waits for the whole response. Throws if it is not 200. */
export function mustAnswer({ url, headers, body }: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) }
    const outgoing = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers: sent }, (answer) => {
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      )
      answer.resume()
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
