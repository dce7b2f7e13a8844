import { describe, expect, it } from 'vitest'
import { conditionsOf, readConditions, withoutRedundantWords } from './read-conditions.ts'
import { readWords, writeWords } from './read-words.ts'

function read(typed: string): [string, object] {
  const { rest, said } = readConditions(readWords(typed))
  return [writeWords(withoutRedundantWords(rest)), conditionsOf(said)]
}

describe('readConditions', () => {
  it.each([
    ['entry level data analyst', 'data analyst', { level: 'entry' }],
    ['nurse part-time', 'nurse', { type: 'part-time' }],
    ['part time remote senior accountant', 'accountant', { type: 'part-time', mode: 'remote', level: 'senior' }],
    ['Work From Home sales', 'sales', { mode: 'remote' }],
    ['teilzeit verkäufer', 'verkäufer', { type: 'part-time' }],
    ['stage marketing', 'marketing', { type: 'internship' }],
    ['Praktikum Marketing', 'Marketing', { type: 'internship' }],
    ['développeur en télétravail', 'développeur', { mode: 'remote' }],
    ['camarero media jornada', 'camarero', { type: 'part-time' }],
    ['desenvolvedor remoto estágio', 'desenvolvedor', { mode: 'remote', type: 'internship' }],
    ['kok deeltijd hybride', 'kok', { type: 'part-time', mode: 'hybrid' }],
    ['kock deltid', 'kock', { type: 'part-time' }],
    ['księgowa pół etatu zdalnie', 'księgowa', { type: 'part-time', mode: 'remote' }],
    ['młodszy tester', 'tester', { level: 'entry' }],
    ['remote', '', { mode: 'remote' }],
  ])('reads %j as %j and %j', (typed, rest, conditions) => expect(read(typed)).toEqual([rest, conditions]))

  it.each([
    'remote sensing scientist',
    'contract manager',
    'lead generation specialist',
    'senior care assistant',
    '"part time" historian',
    'remote OR hybrid',
    'stage manager',
  ])('does not read words as conditions if they mean something else, are quoted or alternatives: %j', (typed) =>
    expect(read(typed)).toEqual([typed, {}]),
  )

  it('reads the first of two conditions of a kind, the other as a word', () =>
    expect(read('junior senior nurse')).toEqual(['senior nurse', { level: 'entry' }]))

  it.each([
    ['jobs for a nurse', 'nurse'],
    ['Stelle als Koch', 'Koch'],
    ['jobs', 'jobs'],
    ['IT support', 'IT support'],
  ])('removes redundant words: %j is %j', (typed, rest) => expect(read(typed)[0]).toBe(rest))
})
