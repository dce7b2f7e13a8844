import type { ValidationRules } from '#db/schema/job-postings.ts'
import { allProfessions } from './professions.ts'
import type { Profession, QuestionContent, QuestionType } from './types.ts'

/** A question before it is added to a posting: missing values are empty or false. */
export type BankQuestion = Omit<QuestionContent, 'sortOrder'>

const megabyte = 1024 * 1024

function question(
  key: string,
  questionType: QuestionType,
  label: string,
  more: Partial<Omit<BankQuestion, 'key' | 'questionType' | 'label'>> = {},
): BankQuestion {
  return {
    key,
    questionType,
    label,
    helpText: null,
    placeholder: null,
    groupName: null,
    required: false,
    private: false,
    internalOnly: false,
    externalOnly: false,
    options: [],
    validationRules: {},
    ...more,
  }
}

const pdf = (mb: number, types = ['.pdf']): ValidationRules => ({
  max_file_size: mb * megabyte,
  allowed_file_types: types,
})

/** The name of the right to work in questions, by the region of a place. */
export const regionNames: Record<string, string> = {
  US: 'the United States',
  EU: 'the European Union',
  UK: 'the United Kingdom',
  Canada: 'Canada',
  Kenya: 'Kenya',
  Ghana: 'Ghana',
  Nepal: 'Nepal',
  Guatemala: 'Guatemala',
  'New Zealand': 'New Zealand',
  India: 'India',
  Singapore: 'Singapore',
  Emirates: 'the United Arab Emirates',
  Mexico: 'Mexico',
}

export const noticePeriods = ['Available now', 'Two weeks', 'Four weeks', 'Two months', 'Three months or more']
const shiftNames = ['Early', 'Late', 'Night', 'Weekend']
const callTimes = ['Before nine', 'At lunch', 'After five', 'Any time']
const channels = ['A friend or colleague', 'A search', 'A newsletter', 'Your website', 'An event', 'Somewhere else']
const visitChoices = ['Twice a year', 'Once a quarter', 'Once a month']

/** The first question of nearly every posting. */
export function workPermit(region: string): BankQuestion {
  const name = regionNames[region]
  return name
    ? question('work-permit', 'yes_no', `Are you allowed to work in ${name}?`, { required: true })
    : question('work-permit', 'yes_no', 'Are you allowed to work in the country you live in?', { required: true })
}

export const commonQuestions: BankQuestion[] = [
  question('notice', 'dropdown', 'Notice period', { required: true, options: noticePeriods, groupName: 'Practical' }),
  question('start', 'date', 'Earliest start', { helpText: 'An honest guess is enough.', groupName: 'Practical' }),
  question('salary', 'number', 'Salary you have in mind', {
    helpText: 'US dollars a year, before tax. Only our admins see it.',
    placeholder: '85000',
    private: true,
    validationRules: { min_value: 0, max_value: 1000000 },
  }),
  question('why', 'textarea', 'Why this job, and why now?', {
    helpText: 'Four sentences are plenty.',
    placeholder: 'What caught your eye',
    validationRules: { min_length: 40, max_length: 900 },
  }),
  question('heard', 'dropdown', 'How did you hear about us?', { options: channels, externalOnly: true }),
  question('profile-page', 'url', 'A page about you', {
    helpText: 'Profile, portfolio or anything you keep current.',
    placeholder: 'https://',
  }),
  question('referee', 'email', 'E-mail of somebody we may ask about your work', {
    helpText: 'We write only at the end, and only with your word.',
    placeholder: 'name@example.com',
    private: true,
  }),
  question('daytime-phone', 'phone', 'Number for a call during the day', { placeholder: '+1 555 0100' }),
  question('call-time', 'multiple_choice', 'When do you like to be called?', { options: callTimes }),
  question('languages', 'text', 'Languages you work in, with your level', {
    placeholder: 'English (fluent), ...',
    validationRules: { max_length: 160 },
  }),
  question('adjustments', 'textarea', 'Is there anything we can do to make an interview work for you?', {
    helpText: 'A later hour, step-free access, questions in writing. It never counts against you.',
    private: true,
    validationRules: { max_length: 600 },
  }),
  question('one-page', 'file_upload', 'One page about a piece of your work', {
    helpText: 'PDF or TXT, up to 5MB.',
    validationRules: pdf(5, ['.pdf', '.txt']),
  }),
  question('present-team', 'text', 'Your present team and location', {
    required: true,
    internalOnly: true,
    placeholder: 'Team, place',
    validationRules: { min_length: 3, max_length: 120 },
  }),
  question('told-manager', 'yes_no', 'Does your manager know that you apply?', { internalOnly: true, private: true }),
  question('relocate', 'yes_no', 'Would you move for this job?', { externalOnly: true }),
]

export const shiftQuestions: BankQuestion[] = [
  question('shifts', 'checkbox', 'Which shifts can you work?', { required: true, options: shiftNames }),
  question('licence-class', 'text', 'Licences and tickets you hold', {
    placeholder: 'Class, issuer, valid until',
    required: true,
    validationRules: { min_length: 3, max_length: 200 },
  }),
  question('licence-file', 'file_upload', 'Copy of your licence or certificate', {
    helpText: 'A scan is fine. PDF, up to 5MB.',
    private: true,
    validationRules: pdf(5),
  }),
  question('valid-until', 'date', 'Your licence or registration is valid until', { required: true }),
]

/** Questions that make sense for only one profession. */
export function professionQuestions(profession: Profession): BankQuestion[] {
  const own = allProfessions().find((one) => one.profession === profession)?.questions
  if (!own) throw new Error(`No questions for ${profession}`)
  return [
    question('years', 'number', own.years, {
      required: true,
      placeholder: '3',
      validationRules: { min_value: 0, max_value: 50 },
      groupName: 'Experience',
    }),
    question('tools', 'checkbox', own.toolsLabel, {
      required: true,
      options: [...own.tools, 'None of these'],
      groupName: 'Experience',
    }),
    question('wrong', 'textarea', own.wrong, {
      required: true,
      helpText: 'Plain words are welcome.',
      validationRules: { min_length: 40, max_length: 1200 },
      groupName: 'Experience',
    }),
    question('proud', 'textarea', own.proud, {
      helpText: 'One example is enough. Numbers help.',
      placeholder: 'Start with what it was for',
      validationRules: { max_length: 900 },
      groupName: 'Experience',
    }),
    question('work-sample', 'file_upload', 'Work sample', {
      helpText: 'PDF or TXT, max 5MB',
      validationRules: pdf(5, ['.pdf', '.txt']),
    }),
  ]
}

/** The nine questions of Fernway's Senior Data Analyst, in order, as the application form shows them. */
export function seniorDataAnalystQuestions(): BankQuestion[] {
  const own = professionQuestions('data')
  const [years, , wrong, , sample] = own as [BankQuestion, BankQuestion, BankQuestion, BankQuestion, BankQuestion]
  return [
    workPermit('US'),
    { ...years, groupName: null },
    question('notice', 'dropdown', 'Notice period', { required: true, options: noticePeriods }),
    question('start', 'date', 'Earliest start', { helpText: 'A Monday. The team starts people on Mondays.' }),
    question('portfolio', 'url', 'Portfolio or code', { placeholder: 'https://' }),
    question('tools', 'checkbox', 'Which of these have you used with other people relying on it?', {
      required: true,
      options: ['Looker', 'dbt', 'Airflow', 'BigQuery', 'Epic Clarity', 'None of these'],
    }),
    question('visits', 'multiple_choice', 'How often could you be in a clinic, in person?', { options: visitChoices }),
    { ...wrong, groupName: null, validationRules: { max_length: 1200 } },
    sample,
  ]
}
