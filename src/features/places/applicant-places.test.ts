import '#testing/places.ts'
import { describe, expect, it } from 'vitest'
import {
  applicantPlacesNamed,
  distinctPlaces,
  findApplicantPlaces,
  isApplicantPlace,
  isOpenToResident,
  namesOfApplicantPlaces,
} from './applicant-places.ts'
import { readWhereabouts } from './nearness.ts'

const labels = (typed: string) => findApplicantPlaces(typed).map(({ label }) => label)
const eu = applicantPlacesNamed('EU', 50)!

describe('findApplicantPlaces', () => {
  it.each([
    ['germ', 'Germany (DE)'],
    ['Deutschland', 'Germany (DE)'],
    ['Texas', 'Texas, United States (US-TX)'],
    ['Bayern', 'Bavaria, Germany (DE-BY)'],
    ['nepal', 'Nepal (NP)'],
    ['UK', 'United Kingdom (GB)'],
    ['eu', 'EU (27 countries)'],
    ['DACH', 'DACH (3 countries)'],
    ['Nord', 'Nordics (5 countries)'],
    ['中国', 'China (CN)'],
    ['States', 'United States (US)'],
  ])('finds for %j first %s', (typed, label) => expect(labels(typed)[0]).toBe(label))

  it('offers at most eight, and nothing for no text', () => {
    expect(labels('a')).toHaveLength(8)
    expect([labels(' '), labels('xyzzy')]).toEqual([[], []])
    expect(labels('niger')).toEqual(expect.arrayContaining(['Niger (NE)', 'Nigeria (NG)']))
  })
})

it('knows codes of countries and of regions', () => {
  expect(['DE', 'US-TX', 'NP', 'GB-ENG'].map(isApplicantPlace)).toEqual([true, true, true, true])
  expect(['XX', 'EU', 'US-', 'US-QQ', 'USTX', 'de', ''].map(isApplicantPlace)).toEqual(Array(7).fill(false))
})

it('lists no region of a listed country', () =>
  expect(distinctPlaces(['US-TX', 'DE', 'US', 'DE', 'CA-BC'])).toEqual(['DE', 'US', 'CA-BC']))

it('names all countries of a group as the group', () => {
  expect(namesOfApplicantPlaces([...eu, 'CH', 'US-TX'])).toEqual(['the EU', 'Switzerland', 'Texas'])
  expect(namesOfApplicantPlaces(['US', 'NP', 'DO'])).toEqual(['the United States', 'Nepal', 'the Dominican Republic'])
  expect(namesOfApplicantPlaces([...eu, 'NO', 'IS', 'LI'])).toEqual(['the EEA'])
  expect(namesOfApplicantPlaces(['DE', 'AT', 'CH'])).toEqual(['Germany', 'Austria', 'Switzerland'])
})

it.each<[string[], string, boolean | null]>([
  [['DE', 'AT'], 'Munich', true],
  [['DE', 'AT'], 'Kathmandu, Nepal', false],
  [['US-TX'], 'Austin, TX', true],
  [['US-TX'], 'Portland, OR', false],
  [['US-TX'], 'United States', null],
  [['US'], 'a village that nobody knows', null],
  [eu, 'Wien', true],
])('%j is open to a resident of %s: %s', (codes, held, isOpen) =>
  expect(isOpenToResident(codes, readWhereabouts(held))).toBe(isOpen),
)
