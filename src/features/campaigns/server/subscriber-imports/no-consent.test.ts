import { expect, it } from 'vitest'
import { campaignOptOuts } from '#db/schema/campaigns.ts'
import { createUpload } from '#features/applications/server/apply.testing.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { runImport } from './run-import.ts'

const product = productOfFile()

it('needs no word about consent for people who left, and keeps them off the list', async () => {
  const { id: userId } = await createUser(product.db, { roles: ['platform_admin'] })
  const bytes = Buffer.from('email,Status\ngone@x.example,unsubscribed')
  const { id: fileId } = await createUpload(product, userId, { name: 'gone.csv', contentType: 'text/csv', bytes })
  const importId = newId()
  await product.as(userId).subscriberImports.start({ id: importId, fileId, consent: '' })
  await runImport(product.services, { importId })
  const kinds = await product.db
    .select({ kind: campaignOptOuts.kind, email: campaignOptOuts.email })
    .from(campaignOptOuts)
  expect(kinds.map(({ email }) => email)).toEqual(['gone@x.example', 'gone@x.example'])
})
