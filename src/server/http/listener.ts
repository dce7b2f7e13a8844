import { getRequestListener } from '@hono/node-server'
import type { App } from './app.ts'

/** Passes requests of node:http to the app. */
export const listenerOf = (app: App) => getRequestListener((request, env) => app.fetch(request, env))
