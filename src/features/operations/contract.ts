// Operations: how the platform is set and how it runs. The settings are one stored row that the server reads when it decides.
import { z } from 'zod'
import { procedure } from '#lib/contract.ts'

export const operationsContract = {
  platformConfig: procedure
    .route({ method: 'GET', path: '/platform-config', summary: 'What any client may know of the settings' })
    .output(z.object({ enforceSubscriptionVerification: z.boolean() })),
}
