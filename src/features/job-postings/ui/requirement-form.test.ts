import { expect, it } from 'vitest'
import type { Requirement } from '../requirement-contract.ts'
import { questionInProgress, RequirementForm, typedRequirement } from './requirement-form.ts'

const typed = (overrides: Record<string, unknown> = {}, rules: Record<string, unknown> = {}) => {
  const empty = typedRequirement(null)
  return { ...empty, label: 'Why?', ...overrides, validationRules: { ...empty.validationRules, ...rules } }
}
const issues = (value: unknown) =>
  (RequirementForm.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

it('starts empty, with everything off (CJOB-25)', () => {
  expect(RequirementForm.parse(typed())).toEqual({
    questionType: 'text',
    label: 'Why?',
    helpText: null,
    placeholder: null,
    groupName: null,
    required: false,
    private: false,
    internalOnly: false,
    externalOnly: false,
    options: [],
    validationRules: {},
  })
})

it('turns megabytes into bytes and back (CJOB-28)', () => {
  const file = typed({ questionType: 'file_upload' }, { max_file_size: 5, allowed_file_types: ['pdf'] })
  const { validationRules } = RequirementForm.parse(file)
  expect(validationRules).toEqual({ max_file_size: 5_242_880, allowed_file_types: ['pdf'] })
  const stored = { ...RequirementForm.parse(file), id: 'x', sortOrder: 0 } as Requirement
  expect(typedRequirement(stored).validationRules).toMatchObject({ max_file_size: 5, allowed_file_types: ['pdf'] })
  expect(RequirementForm.parse(typed({ questionType: 'file_upload' }, { max_file_size: 10 })).validationRules).toEqual({
    max_file_size: 10_485_760,
  })
})

it('shows errors at their fields (CJOB-25, CJOB-28)', () => {
  expect(issues(typed({ label: ' ' }))).toEqual([['label', 'Label is required']])
  expect(issues(typed({ questionType: 'dropdown' }))).toEqual([['options', 'Please add at least one option']])
  expect(issues(typed({}, { min_length: 5, max_length: 2 }))).toEqual([
    ['validationRules.max_length', "The maximum can't be below the minimum"],
  ])
  expect(issues(typed({ questionType: 'file_upload' }, { max_file_size: 11 }))).toEqual([
    ['validationRules.max_file_size', 'Please enter 10 or less'],
  ])
  expect(issues(typed({ internalOnly: true, externalOnly: true })).map(([path]) => path)).toEqual(['externalOnly'])
})

it('does not report values in fields of another type', () => {
  const value = typed({ questionType: 'yes_no' }, { max_length: -5, max_file_size: 999, allowed_file_types: ['exe'] })
  expect(RequirementForm.parse(value).validationRules).toEqual({})
})

it('previews a question while it is being written, with any errors', () => {
  const question = questionInProgress(typed({ label: '', questionType: 'textarea' }, { max_length: -1, min_length: 3 }))
  expect(question).toMatchObject({ label: 'Your question', validationRules: { min_length: 3 } })
})
