import type { ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { App, Peer } from './app.ts'
import { leaveHttp, turnToAnswer } from './leave-http.ts'

/** Answers requests of node:http with the app; an answer that goes on leaves HTTP with its head and lives on the bare connection. */
export const listenerOf = (app: App) =>
  getRequestListener(async (request, env) => {
    const peer: Peer = env
    const answer = await app.fetch(request, peer)
    if (!peer.stay) return answer
    const outgoing = env.outgoing as ServerResponse
    await turnToAnswer(outgoing)
    const connection = leaveHttp(outgoing, answer.headers)
    if (connection) peer.stay(connection)
    return RESPONSE_ALREADY_SENT
  })
