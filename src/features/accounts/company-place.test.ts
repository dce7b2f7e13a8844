import { expect, it } from 'vitest'
import { companyPlace, placeInPortal } from './company-place.ts'

const ID = '0199d1f0-0000-7000-8000-000000000001'

it('opens the company first, then the requested page (SHELL-32)', () => {
  const place = `/app/company/applications?application=${ID}&view=board#top`
  const { pathname, searchParams } = new URL(companyPlace(ID, place), 'http://tandem')
  expect(pathname).toBe(`/app/company/open/${ID}`)
  expect(placeInPortal(searchParams.get('to'))).toBe(place)
})

it.each([
  [undefined],
  [7],
  ['app/company'],
  ['//elsewhere.test/app/company'],
  ['https://elsewhere.test/app/company'],
  ['/app/company/../admin'],
  ['/app/companyx'],
  ['/app/jobs'],
  [`/app/company/open/${ID}`],
])('opens the first page of the portal for %j', (said) => {
  expect(placeInPortal(said)).toBe('/app/company')
})
