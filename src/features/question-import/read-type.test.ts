import { expect, it } from 'vitest'
import { decideChoice, readTypeWords } from './read-type.ts'
import type { TypeMeaning } from './type-words.ts'

it.each<[string, TypeMeaning | null]>([
  ['multi_value_single_select', 'multiple_choice'],
  ['multi_value_multi_select', 'checkbox'],
  ['input_text', 'text'],
  ['input_hidden', 'none'],
  ['shortText', 'text'],
  ['free_text', 'textarea'],
  ['Freitext', 'textarea'],
  ['Freitext (kurz)', 'text'],
  ['Text (lang)', 'textarea'],
  ['short_text', 'text'],
  ['LongText', 'textarea'],
  ['dropdown', 'dropdown'],
  ['DROP_DOWN', 'dropdown'],
  ['Auswahlliste', 'dropdown'],
  ['Liste déroulante', 'dropdown'],
  ['attachment', 'file_upload'],
  ['Pièce jointe', 'file_upload'],
  ['Ja/Nein', 'yes_no'],
  ['Oui / Non', 'yes_no'],
  ['Sí/No', 'yes_no'],
  ['Tak/Nie', 'yes_no'],
  ['boolean', 'yes_no'],
  ['Mehrfachauswahl', 'checkbox'],
  ['Einfachauswahl', 'multiple_choice'],
  ['Selección única', 'multiple_choice'],
  ['Multiple choice', 'choice'],
  ['Multiple choice (one answer)', 'multiple_choice'],
  ['Multiple choice – select all that apply', 'checkbox'],
  ['Dropdown (single)', 'multiple_choice'],
  ['opinion_scale', 'number'],
  ['Numérica', 'number'],
  ['Zahl', 'number'],
  ['Date picker', 'date'],
  ['phone_number', 'phone'],
  ['Web address', 'url'],
  ['page break', 'none'],
  ['control_head', 'none'],
  ['control_textarea', 'textarea'],
  ['Text / Number', null],
  ['matrix', null],
  ['ranking', null],
  ['Interview', null],
  ['', null],
])('reads the type %s as a whole: %s', (text, meaning) => {
  expect(readTypeWords(text)).toBe(meaning)
})

it('decides what multiple choice means by the other types of the file', () => {
  expect(decideChoice(['Multiple choice', 'Checkboxes', 'Text'])).toBe('multiple_choice')
  expect(decideChoice(['Multiple choice', 'Single choice'])).toBe('checkbox')
  expect(decideChoice(['Multiple choice', 'Single choice', 'Checkboxes'])).toBeNull()
  expect(decideChoice(['Multiple choice', 'Text'])).toBeNull()
})
