import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { apiKeysContract } from '../key-contract.ts'
import { webhooksContract } from '../webhook-contract.ts'
import { confirmKey } from './keys/confirm-key.ts'
import { createKey, listKeys, revokeKey } from './keys/manage-keys.ts'
import { removeEndpoint, rotateSecret, setEndpointEnabled, updateEndpoint } from './webhooks/change-endpoint.ts'
import { createEndpoint } from './webhooks/create-endpoint.ts'
import { describeDelivery, listDeliveries, listEndpoints } from './webhooks/queries.ts'
import { resendDelivery, sendTest } from './webhooks/send-manually.ts'

const webhooks = implement(webhooksContract).$context<Context>().use(refusals).use(withRole('client_admin'))
const keys = implement(apiKeysContract).$context<Context>().use(refusals).use(withRole('client_admin'))

export const webhooksRouter = webhooks.router({
  list: webhooks.list.handler(({ context }) => listEndpoints(context)),
  create: webhooks.create.handler(({ context, input }) => createEndpoint(context, input)),
  update: webhooks.update.handler(({ context, input }) => updateEndpoint(context, input)),
  setEnabled: webhooks.setEnabled.handler(({ context, input }) => setEndpointEnabled(context, input)),
  rotateSecret: webhooks.rotateSecret.handler(({ context, input }) => rotateSecret(context, input)),
  sendTest: webhooks.sendTest.handler(({ context, input }) => sendTest(context, input)),
  remove: webhooks.remove.handler(({ context, input }) => removeEndpoint(context, input)),
  deliveries: webhooks.deliveries.handler(({ context, input }) => listDeliveries(context, input)),
  delivery: webhooks.delivery.handler(({ context, input }) => describeDelivery(context, input)),
  resend: webhooks.resend.handler(({ context, input }) => resendDelivery(context, input)),
})

export const apiKeysRouter = keys.router({
  list: keys.list.handler(({ context }) => listKeys(context)),
  create: keys.create.handler(({ context, input }) => createKey(context, input)),
  confirm: keys.confirm.handler(({ context, input }) => confirmKey(context, input)),
  revoke: keys.revoke.handler(({ context, input }) => revokeKey(context, input)),
})
