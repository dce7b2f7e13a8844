import { expect, it } from 'vitest'
import { compareData } from './compare-data.ts'

it('counts the words of data that a page does not show, and those of the page that the data does not have', () => {
  expect(compareData(['Maya Okafor', 'Data Analyst', 'SQL'], 'MAYA OKAFOR\nData Analyst, SQL')).toEqual({
    hidden: 0,
    extra: 0,
  })
  expect(compareData(['Maya Okafor', 'Kubernetes Terraform'], 'Maya Okafor')).toEqual({ hidden: 0.5, extra: 0 })
  expect(compareData(['Maya Okafor'], 'Maya Okafor\nWord Word Other')).toEqual({ hidden: 0, extra: 0.5 })
})

it('treats letter forms, marks and scripts without spaces as equal', () => {
  expect(
    compareData(['Jos\u00e9 \ufb01nance', '\u5c65\u6b74\u66f8'], 'JOSE\u0301 fi\u00adnance \u5c65 \u6b74 \u66f8'),
  ).toEqual({ hidden: 0, extra: 0 })
})

it('compares nothing without words', () => {
  expect(compareData([], '')).toEqual({ hidden: 0, extra: 0 })
})
