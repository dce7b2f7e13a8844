import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type TestProduct, testProduct } from './product.ts'

/** A product for all tests of a file: opened before them, closed after them. */
export const productOfFile = (): TestProduct => openedBy(beforeAll, afterAll)

/** A separate product for each test of a file. */
export const productOfTest = (): TestProduct => openedBy(beforeEach, afterEach)

type Hook = (run: () => Promise<void>) => void

/** The product is empty until the hook has run, so tests must not read its properties before. */
function openedBy(before: Hook, after: Hook): TestProduct {
  const product = {} as TestProduct
  before(async () => {
    Object.assign(product, await testProduct())
  })
  after(() => product.close())
  return product
}
