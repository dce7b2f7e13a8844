import { readdirSync } from 'node:fs'
import { inferRPCMethodFromContractRouter, isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '#app/contract.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await testProduct()
})
afterAll(() => product.close())

const area = new URL('../', import.meta.url)

/** The keys under which the contracts of this area stand in the product's. */
async function keysOfArea(): Promise<string[]> {
  const files = readdirSync(area).filter((name) => name.endsWith('contract.ts'))
  const exported = await Promise.all(files.map((name) => import(/* @vite-ignore */ new URL(name, area).href)))
  const own = new Set(exported.flatMap((module) => Object.values(module as object)))
  return Object.entries(contract).flatMap(([key, value]) => (own.has(value) ? [key] : []))
}

const methodOf = inferRPCMethodFromContractRouter(contract)

it('INTV-40 every change of interview preparation fails signed out with User not authenticated', async () => {
  const nobody = product.as(null) as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>
  const keys = await keysOfArea()
  expect(keys).toEqual(expect.arrayContaining(['interviewLogs', 'stories']))
  for (const key of keys) {
    for (const [verb, procedure] of Object.entries(contract[key as keyof typeof contract])) {
      if (!isContractProcedure(procedure) || methodOf(undefined, [key, verb]) === 'GET') continue
      await expect(nobody[key]?.[verb]?.({}), `${key}.${verb}`).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
        status: 401,
        message: 'User not authenticated',
      })
    }
  }
})
