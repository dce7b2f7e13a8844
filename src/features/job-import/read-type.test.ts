import { describe, expect, it } from 'vitest'
import { employmentTypeOf, impliedTypeOf, readType } from './read-type.ts'
import { contextOf } from './row-context.testing.ts'

describe('an employment type', () => {
  it.each([
    [
      'full-time',
      'Full Time',
      'FULL_TIME',
      'FullTime',
      'Vollzeit',
      'Temps plein',
      'tiempo completo',
      'Tempo pieno',
      'voltijd',
      'pełny etat',
      'Vollzeit, unbefristet',
    ],
    [
      'part-time',
      'Part time',
      'Teilzeit 60 %',
      'Minijob',
      'temps partiel',
      'media jornada',
      'deeltijd',
      '1/2 etatu',
      'Permanent - Part Time',
    ],
    [
      'contract',
      'Contract',
      'Contractor',
      'Freelance',
      'B2B',
      'Freie Mitarbeit',
      'autónomo',
      'Partita IVA',
      'ZZP',
      'umowa zlecenie',
    ],
    ['internship', 'Intern', 'Praktikum', 'Stage', 'Pasantía', 'Tirocinio', 'Estágio', 'staż'],
    [
      'temporary',
      'Temp',
      'befristet bis 31.12.2027',
      'CDD - 6 Mois',
      'Seasonal',
      'tempo determinato',
      'bepaalde tijd',
      'Fixed term contract',
    ],
  ])('%s is read in many languages', (type, ...texts) => {
    expect(texts.map((text) => [text, readType(text)])).toEqual(texts.map((text) => [text, { type, isWeak: false }]))
  })

  it.each(['Festanstellung', 'CDI', 'Permanent', 'indefinido', 'onbepaalde tijd', 'umowa o pracę'])(
    '%s says nothing of hours',
    (text) => {
      expect(readType(text)).toEqual({ type: 'full-time', isWeak: true })
    },
  )

  it.each(['zero hours', 'working_student', 'Aushilfe', 'Casual'])('%s is most often part-time, and asked', (text) => {
    expect(readType(text)).toEqual({ type: 'part-time', isWeak: true })
    const context = contextOf({ employment_type: text })
    expect([employmentTypeOf(context), context.open.size]).toEqual([null, 1])
  })

  it('is asked where two columns have different ones, or only the title has one', () => {
    const two = contextOf({ employment_type: ['Part-time', 'Fixed term'] })
    expect(employmentTypeOf(two)).toBeNull()
    expect(two.questions.all()[0]).toMatchObject({ text: 'Part-time + Fixed term', suggestion: null })
    const implied = contextOf({})
    expect(impliedTypeOf(implied, 'Barista (part-time)')).toBeNull()
    expect(impliedTypeOf(implied, 'Barista')).toBe('full-time')
    expect(implied.questions.all().map(({ text, suggestion }) => [text, suggestion])).toEqual([
      ['Barista (part-time)', null],
      ['No employment type', 'full-time'],
    ])
  })

  it.each([
    'Vollzeit oder Teilzeit',
    'full-or-part-time',
    'Ausbildung',
    'Alternance',
    'Teilzeit, befristet',
    'Rotation',
  ])('%s is not guessed', (text) => {
    expect(readType(text)).toBeNull()
  })

  it('is asked where only a permanent contract is stated, and read where another column has the hours', () => {
    const alone = contextOf({ employment_type: 'CDI' })
    expect([employmentTypeOf(alone), [...alone.open]]).toEqual([null, ['employment_type']])
    expect(alone.questions.all()).toMatchObject([{ text: 'CDI', suggestion: null }])
    expect(employmentTypeOf(contextOf({ employment_type: ['rolling_contract', 'full_time'] }))).toBe('full-time')
    const both = contextOf({ employment_type: ['unbefristet', 'Teilzeit'] })
    expect([employmentTypeOf(both), both.open.size]).toEqual(['part-time', 0])
    // a column of hours counts before words of which they are guessed
    expect(employmentTypeOf(contextOf({ employment_type: ['working_student', 'full-time'] }))).toBe('full-time')
    expect(employmentTypeOf(contextOf({ employment_type: ['intern', 'full-time'] }))).toBe('internship')
    const answered = contextOf({ employment_type: 'CDI' }, { 'choice:employment type:cdi': 'full-time' })
    expect([employmentTypeOf(answered), answered.open.size]).toEqual(['full-time', 0])
  })
})
