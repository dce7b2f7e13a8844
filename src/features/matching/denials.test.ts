import { describe, expect, it } from 'vitest'
import { beginnerRanges, deniedRanges, isWithin } from './denials.ts'
import { explainMatch } from './explain-match.ts'
import { candidateWith, jobWith, listOf } from './testing/examples.ts'

const isDenied = (sentence: string, word: string) => isWithin(sentence.indexOf(word), deniedRanges(sentence))

describe('deniedRanges', () => {
  it.each([
    ['No experience with dbt.', 'dbt', true],
    ['no prior hands-on experience in dbt', 'dbt', true],
    ['No experience with Airflow, Spark or dbt', 'dbt', true],
    ['No experience with dbt, but daily SQL', 'dbt', true],
    ['No experience with dbt, but daily SQL', 'SQL', false],
    ['I have never used dbt; I write SQL', 'dbt', true],
    ['I have never used dbt; I write SQL', 'SQL', false],
    ['I do not know dbt', 'dbt', true],
    ['I don’t know dbt yet', 'dbt', true],
    ["haven't worked with dbt", 'dbt', true],
    ['Not familiar with dbt', 'dbt', true],
    ['Unfamiliar with dbt', 'dbt', true],
    ['New to dbt', 'dbt', true],
    ['Eager to learn dbt', 'dbt', true],
    ['I would like to learn dbt', 'dbt', true],
    ['Interested in learning dbt', 'dbt', true],
    ['dbt: none', 'dbt', true],
    ['SQL (5 years), dbt (none)', 'dbt', true],
    ['SQL (5 years), dbt (none)', 'SQL', false],
    ['Sin experiencia en dbt', 'dbt', true],
    ['Keine Erfahrung mit dbt', 'dbt', true],
    ['Not only SQL but also dbt', 'dbt', false],
    ['Wrote SQL without supervision in dbt', 'dbt', false],
    ['No errors in two years of dbt', 'dbt', false],
    ['Replaced spreadsheets with dbt', 'dbt', false],
    ['Ensured no downtime while moving to dbt', 'dbt', false],
    ['Learned dbt and taught it', 'dbt', false],
    ['', '', false],
  ])('%j: %j is denied: %j (JOBS-17)', (sentence, word, denied) => expect(isDenied(sentence, word)).toBe(denied))
})

describe('beginnerRanges', () => {
  it.each([
    ['Currently learning dbt', 'dbt', true],
    ['Basic knowledge of dbt, strong SQL', 'dbt', true],
    ['Basic knowledge of dbt, strong SQL', 'SQL', false],
    ['dbt (beginner), SQL (expert)', 'dbt', true],
    ['dbt (beginner), SQL (expert)', 'SQL', false],
    ['Learning and development with dbt', 'dbt', false],
  ])('%j: %j is a beginning: %j (JOBS-17)', (sentence, word, beginner) =>
    expect(isWithin(sentence.indexOf(word), beginnerRanges(sentence))).toBe(beginner),
  )
})

describe('denials in a match', () => {
  const rest = 'Data analyst at Papertrail for many years, with weekly reports for finance and support leads.'
  const state = (sentence: string) =>
    explainMatch(jobWith({ requirementsHtml: listOf('Experience with dbt') }), candidateWith(`${rest}\n${sentence}`))
      .items[0]
  it.each([
    ['No experience with dbt yet.', 'missing', 'Your resume says that this is still to come.'],
    ['I have never used dbt.', 'missing', 'Your resume says that this is still to come.'],
    ['Currently learning dbt.', 'partly', 'Your resume describes this as beginner level.'],
    ['Built 40 dbt models.', 'met', 'Shown in your resume.'],
    ['No experience with dbt at Kestrel. Built 40 dbt models at Papertrail.', 'met', 'Shown in your resume.'],
  ])('%j makes dbt %s (JOBS-17)', (sentence, expected, note) =>
    expect(state(sentence)).toMatchObject({ state: expected, note }),
  )
})
