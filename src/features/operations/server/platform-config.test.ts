import { describe, expect, it } from 'vitest'
import { platformSettings } from '#db/schema/operations.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()

describe('platform config', () => {
  it('answers every caller, and is off by default (PLAT-02, PLAT-05)', async () => {
    const ask = () => product.as(null).operations.platformConfig(undefined)
    expect(await ask()).toEqual({ enforceSubscriptionVerification: false })
    await product.db.update(platformSettings).set({ enforceSubscriptionVerification: true })
    expect(await ask()).toEqual({ enforceSubscriptionVerification: true })
    await product.db.delete(platformSettings)
    expect(await ask()).toEqual({ enforceSubscriptionVerification: false })
  })
})
