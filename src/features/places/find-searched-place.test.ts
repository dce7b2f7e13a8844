import { describe, expect, it } from 'vitest'
import { findSearchedPlace } from './find-searched-place.ts'

const placeIn = (typed: string) => findSearchedPlace(typed.split(' '))?.text ?? null

describe('findSearchedPlace', () => {
  it.each([
    ['nurse leeds', 'leeds'],
    ['data scientist NYC', 'NYC'],
    ['rn nurse new york', 'new york'],
    ['RN Sheffield', 'Sheffield'],
    ['barista seattle wa', 'seattle wa'],
    ['C++ developer san francisco bay area', 'san francisco bay area'],
    ['driver salt lake city', 'salt lake city'],
    ['remote germany', 'germany'],
    ['koch wien', 'wien'],
    ['sales director emea', 'emea'],
    ['teacher TX', 'TX'],
    ['上海', '上海'],
    ['nurse in bath', 'bath'],
    ['engineer near Reading', 'Reading'],
    ['nurse at mobile', 'mobile'],
  ])('finds the place in %j', (typed, place) => expect(placeIn(typed)).toBe(place))

  it.each([
    'reading teacher',
    'mobile developer',
    'nice to have',
    'head of sales',
    'human resources',
    'java developer',
    'IT support',
    'HR business partner',
    'lead engineer or manager',
    'care assistant',
    'entry level',
    'part time weekend',
    'data analyst',
    'är de men bara',
    'in',
    '',
  ])('finds no place in %j', (typed) => expect(placeIn(typed)).toBeNull())

  it('includes the preposition before it', () =>
    expect(findSearchedPlace(['nurse', 'in', 'leeds'])).toEqual({ from: 1, to: 3, text: 'leeds' }))
})
