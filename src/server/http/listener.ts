import { getRequestListener } from '@hono/node-server'
import type { App } from './app.ts'

/** Answers requests of node:http with the app. */
export const listenerOf = (app: App) => getRequestListener((request, env) => app.fetch(request, env))
