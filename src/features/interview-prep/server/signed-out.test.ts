import { readdirSync } from 'node:fs'
import { inferRPCMethodFromContractRouter, isContractProcedure } from '@orpc/contract'
import { expect, it } from 'vitest'
import { contract } from '#app/contract.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()

const areas = ['interview-logs', 'interview-prep', 'interview-stories', 'question-bank'].map(
  (area) => new URL(`../../${area}/`, import.meta.url),
)

/** The keys of these areas in the contract of the product. */
async function keysOfAreas(): Promise<string[]> {
  const files = areas.flatMap((area) =>
    readdirSync(area).flatMap((name) => (name.endsWith('contract.ts') ? [new URL(name, area).href] : [])),
  )
  const exported = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)))
  const own = new Set(exported.flatMap((module) => Object.values(module as object)))
  return Object.entries(contract).flatMap(([key, value]) => (own.has(value) ? [key] : []))
}

const methodOf = inferRPCMethodFromContractRouter(contract)

it('every changing procedure of interview preparation rejects a signed-out caller with User not authenticated (INTV-40)', async () => {
  const noOne = product.as(null) as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>
  const keys = await keysOfAreas()
  expect(keys).toEqual(expect.arrayContaining(['interviewLogs', 'interviewQuestions', 'mockInterviews', 'stories']))
  for (const key of keys) {
    for (const [verb, procedure] of Object.entries(contract[key as keyof typeof contract])) {
      if (!isContractProcedure(procedure) || methodOf(undefined, [key, verb]) === 'GET') continue
      await expect(noOne[key]?.[verb]?.({}), `${key}.${verb}`).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
        status: 401,
        message: 'User not authenticated',
      })
    }
  }
})
