import { describe, expect, it } from 'vitest'
import { questionTypes as storedTypes } from '#db/schema/job-postings.ts'
import { fileKinds } from '#server/uploads/file-kinds.ts'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { aThirdOf } from '#testing/long.ts'
import { type Question, readRules } from './question-shapes.ts'
import {
  answerFileTypes,
  hasOptions,
  hasPlaceholder,
  largestAnswerFile,
  questionTypeNames,
  questionTypes,
} from './question-types.ts'
import { type Answer, answerText, megabytes, questionGroups, questionsFor, tidyAnswer } from './questions.ts'
import { sampleQuestion } from './sample-question.testing.ts'
import { validateAnswer } from './validate-answer.ts'

const ask = (questionType: Question['questionType'], overrides: Partial<Question> = {}) =>
  sampleQuestion({ questionType, ...overrides })

describe('question types', () => {
  it('has twelve types with display names, the same as the table (CJOB-23)', () => {
    expect([...questionTypes].sort()).toEqual([...storedTypes].sort())
    expect(Object.values(questionTypeNames)).toEqual([
      'Single Line Text',
      'Multi-line Text',
      'Dropdown',
      'Multiple Choice',
      'Checkboxes',
      'Yes/No',
      'File Upload',
      'URL',
      'Number',
      'Date',
      'Email',
      'Phone',
    ])
  })
  it('knows which types have options and which a placeholder (CJOB-26, CJOB-27)', () => {
    expect(questionTypes.filter(hasOptions)).toEqual(['dropdown', 'multiple_choice', 'checkbox'])
    expect(questionTypes.filter((type) => !hasPlaceholder(type))).toEqual(['checkbox', 'yes_no', 'file_upload'])
  })
  it('names every kind of file that the upload check knows, except data exports and recordings', () => {
    expect([...answerFileTypes, 'odt', 'ods', 'json', 'xml', 'vcf', 'zip', 'webm', 'ogg', 'mp4'].sort()).toEqual(
      Object.keys(fileKinds).sort(),
    )
  })
})

describe('validateAnswer', () => {
  it.each(questionTypes)('rejects an empty required answer: %s (APPLY-19)', (type) => {
    const question = ask(type, { required: true, options: ['A'] })
    for (const nothing of [null, undefined, '', '  \n', []]) {
      expect(validateAnswer(question, nothing)).toBe('This question is required')
      expect(validateAnswer({ ...question, required: false }, nothing)).toBeNull()
    }
  })

  const options = ['Looker', 'dbt']
  const file = (name: string, size = 10) => ({ name, size })
  const cases: [string, Question, Answer, string | null][] = [
    ['text', ask('text'), 'Plain words', null],
    ['text too long for one line', ask('text'), 'x'.repeat(1001), 'Please write at most 1,000 characters'],
    [
      'min_length',
      ask('textarea', { validationRules: { min_length: 5 } }),
      'four ',
      'Please write at least 5 characters',
    ],
    ['min_length met', ask('textarea', { validationRules: { min_length: 4 } }), 'four', null],
    ['max_length', ask('text', { validationRules: { max_length: 1 } }), 'ab', 'Please write at most 1 character'],
    ['max_length met', ask('text', { validationRules: { max_length: 2 } }), ' ab ', null],
    ['dropdown', ask('dropdown', { options }), 'dbt', null],
    ['dropdown, foreign', ask('dropdown', { options }), 'DBT', 'Please choose one of the options'],
    ['multiple_choice, foreign', ask('multiple_choice', { options }), 'x', 'Please choose one of the options'],
    ['multiple_choice, list', ask('multiple_choice', { options }), ['dbt'], 'Please enter text'],
    ['checkbox', ask('checkbox', { options }), ['dbt', 'Looker', 'dbt'], null],
    ['checkbox, foreign', ask('checkbox', { options }), ['dbt', 'x'], 'Please choose from the options'],
    ['checkbox, text', ask('checkbox', { options }), 'dbt', 'Please choose from the options'],
    ['yes_no', ask('yes_no'), 'no', null],
    ['yes_no, other', ask('yes_no'), 'maybe', 'Please answer Yes or No'],
    ['number', ask('number'), '-12.5', null],
    ['number, decimal comma', ask('number'), '12,75', null],
    ['number, read in two ways', ask('number'), '1,250', 'Please write 1250 or 1.25'],
    ['number, words', ask('number'), 'twelve', 'Please enter a number'],
    ['number, exponent', ask('number'), '1e999', 'Please enter a number'],
    ['number, hex', ask('number'), '0x10', 'Please enter a number'],
    ['min_value', ask('number', { validationRules: { min_value: 3 } }), '2', 'Please enter 3 or more'],
    ['min_value met', ask('number', { validationRules: { min_value: 3 } }), '3', null],
    ['max_value', ask('number', { validationRules: { max_value: 1000 } }), '1000.5', 'Please enter 1,000 or less'],
    ['date', ask('date'), '2028-02-29', null],
    ['date, none', ask('date'), '2027-02-29', 'Please enter a valid date'],
    ['email', ask('email'), ' maya@okafor.example ', null],
    ['email, none', ask('email'), 'maya@okafor', 'Please enter a valid email address'],
    ['email, any script', ask('email'), 'zoë@münchen.example', null],
    ['phone', ask('phone'), '+1 (503) 555-0142 ext. 12', null],
    ['phone, short', ask('phone'), '12345', 'Please enter a valid phone number'],
    ['phone, letters', ask('phone'), 'call me 5035550142', 'Please enter a valid phone number'],
    ['url', ask('url'), 'https://okafor.example/work', null],
    ['url, script', ask('url'), 'javascript:alert(1)', 'Please enter a web address, such as https://example.com'],
    ['url, no host', ask('url'), 'my site', 'Please enter a web address, such as https://example.com'],
    ['url, bare', ask('url'), 'okafor.example/work', null],
    ['file', ask('file_upload'), file('work.PDF', largestAnswerFile), null],
    ['file, text', ask('file_upload'), 'work.pdf', 'Please attach a file'],
    ['file, default size', ask('file_upload'), file('w.pdf', largestAnswerFile + 1), 'This file is larger than 10MB'],
    ['file, empty', ask('file_upload'), file('w.pdf', 0), 'This file is empty'],
    [
      'file, own size',
      ask('file_upload', { validationRules: { max_file_size: 5 * 1024 * 1024 } }),
      file('w.pdf', 5 * 1024 * 1024 + 1),
      'This file is larger than 5MB',
    ],
    [
      'file, own types',
      ask('file_upload', { validationRules: { allowed_file_types: ['pdf', 'txt'] } }),
      file('w.docx'),
      "This file type isn't accepted. Please attach PDF or TXT.",
    ],
    [
      'file, jpeg is jpg',
      ask('file_upload', { validationRules: { allowed_file_types: ['jpg'] } }),
      file('a.jpeg'),
      null,
    ],
    [
      'file without extension',
      ask('file_upload', { validationRules: { allowed_file_types: ['jpg'] } }),
      file('jpg'),
      "This file type isn't accepted. Please attach JPG.",
    ],
  ]
  it.each(cases)('%s (CJOB-28, APPLY-17)', (_name, question, answer, problem) => {
    expect(validateAnswer(question, answer)).toBe(problem)
  })

  it.each(aThirdOf(questionTypes))('runs in linear time on hostile text as an answer to %s', async (type) => {
    const hostile = (size: number) => `${'(1-'.repeat(size)}@${'a.'.repeat(size * 0.15)}`
    expect(await growthOf(1_500, hostile, (text) => validateAnswer(ask(type), text))).toBeLessThan(NEARLY_LINEAR)
  })
})

it('normalizes an answer: trimmed, storable, ticked options once and in order', () => {
  expect(tidyAnswer(ask('text'), ' a\u0000b\ud800 ')).toBe('ab\ufffd')
  expect(tidyAnswer(ask('text'), '\u0000')).toBeNull()
  expect(tidyAnswer(ask('number'), '1.250,00')).toBe('1250.00')
  expect(tidyAnswer(ask('number'), '1,250')).toBe('1,250')
  expect(tidyAnswer(ask('url'), 'okafor.example/work')).toBe('https://okafor.example/work')
  expect(tidyAnswer(ask('email'), 'maya@münchen.example')).toBe('maya@xn--mnchen-3ya.example')
  expect(tidyAnswer(ask('checkbox', { options: ['a', 'b'] }), ['b', 'a', 'b'])).toEqual(['a', 'b'])
  expect(tidyAnswer(ask('checkbox'), [])).toBeNull()
})

it('formats an answer in one line', () => {
  expect(answerText(ask('yes_no'), 'yes')).toBe('Yes')
  expect(answerText(ask('checkbox'), ['a', 'b'])).toBe('a, b')
  expect(answerText(ask('file_upload'), { name: 'w.pdf', size: 1 })).toBe('w.pdf')
  expect(answerText(ask('text'), null)).toBe('')
})

it('asks outside candidates and members of the company their own questions (APPLY-21)', () => {
  const all = { internalOnly: false, externalOnly: false, id: 'all' }
  const inside = { internalOnly: true, externalOnly: false, id: 'inside' }
  const outside = { internalOnly: false, externalOnly: true, id: 'outside' }
  expect(questionsFor([all, inside, outside], { isMember: false })).toEqual([all, outside])
  expect(questionsFor([all, inside, outside], { isMember: true })).toEqual([all, inside])
})

it('reads stored rules in any format (CJOB-28)', () => {
  expect(
    readRules({ allowed_file_types: ['.PDF', 'jpeg', 'exe'], max_file_size: 5_000_000, min_length: -1, odd: 1 }),
  ).toEqual({
    allowed_file_types: ['pdf', 'jpg'],
    max_file_size: 5_000_000,
  })
  expect(readRules({ allowed_file_types: [], max_value: '7' })).toEqual({})
})

it('groups questions that follow each other', () => {
  const named = (groupName: string | null) => ({ groupName })
  const groups = questionGroups([named('A'), named('A'), named(null), named('A')])
  expect(groups.map(({ name, questions }) => [name, questions.length])).toEqual([
    ['A', 2],
    [null, 1],
    ['A', 1],
  ])
})

it('rounds sizes so that the label is always accepted (APPLY-20)', () => {
  expect(megabytes(largestAnswerFile)).toBe('10MB')
  expect(megabytes(5 * 1024 * 1024)).toBe('5MB')
  expect(megabytes(512 * 1024)).toBe('0.5MB')
  expect(megabytes(20 * 1024)).toBe('0.01MB')
})
