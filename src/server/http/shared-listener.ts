import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'
import type { CountReading } from './readings.ts'
import { publicPageHeaders } from './security-headers.ts'
import type { Asked } from './shareable.ts'
import type { SharedPages } from './shared-pages.ts'

type Given = { sharedPages: SharedPages; countReading: CountReading; metrics: Metrics; isSecure: boolean }

/** Answers with a page that is there already, before anything else is made of the request; false where there is none. */
export function createSharedListener({ sharedPages, countReading, metrics, isSecure }: Given) {
  const always = publicPageHeaders(isSecure)
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const started = performance.now()
    const { method = '', url = '' } = req
    const asked: Asked = { method, path: url, header: (name) => req.headers[name] as string | undefined }
    const answer = sharedPages.find(asked)
    if (!answer) return false
    const { status, headers, body } = answer
    res.writeHead(status, { ...always, ...headers })
    res.end(method === 'HEAD' ? undefined : body)
    metrics.observe('page', method, status, (performance.now() - started) / 1000)
    countReading(asked, req.socket.remoteAddress)
    return true
  }
}
