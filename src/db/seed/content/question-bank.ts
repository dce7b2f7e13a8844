import type { Profession, QuestionContent, QuestionType, ValidationRules } from './types.ts'

/** A question before it stands in a posting: what is not said here is empty or false. */
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

/** How a right to work is named in a question, by the region of a place. */
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

/** Asked first, in nearly every posting. */
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

interface ProfessionQuestions {
  years: string
  tools: string[]
  toolsLabel: string
  wrong: string
  proud: string
}

const byProfession: Record<Profession, ProfessionQuestions> = {
  data: {
    years: 'Years of SQL in production',
    tools: ['Looker', 'Tableau', 'Power BI', 'dbt', 'Airflow', 'BigQuery', 'Snowflake'],
    toolsLabel: 'Which of these have you used with other people relying on it?',
    wrong: 'Tell us about a number that was wrong, and how you found out',
    proud: 'Describe a dashboard or model that changed a decision',
  },
  software: {
    years: 'Years of writing software in production',
    tools: ['TypeScript', 'Go', 'Python', 'Kotlin', 'PostgreSQL', 'Kubernetes', 'React'],
    toolsLabel: 'Which of these have you run in production?',
    wrong: 'Tell us about something you broke, and what you changed afterwards',
    proud: 'Which piece of your work would you walk us through?',
  },
  design: {
    years: 'Years of design work with clients or users',
    tools: ['Figma', 'Illustrator', 'InDesign', 'After Effects', 'HTML and CSS', 'Usability testing'],
    toolsLabel: 'Which of these do you use in most weeks?',
    wrong: 'Tell us about a design that did not work, and how you noticed',
    proud: 'Which project would you show us first, and what was your part?',
  },
  media: {
    years: 'Years of paid production work',
    tools: ['Premiere Pro', 'DaVinci Resolve', 'Avid', 'Pro Tools', 'Reaper', 'After Effects'],
    toolsLabel: 'Which of these could you open tomorrow and work in?',
    wrong: 'Tell us about a production day that went wrong',
    proud: 'Which piece should we watch, hear or read, and what was your part?',
  },
  clinical: {
    years: 'Years of clinical practice since registration',
    tools: ['Epic', 'Cerner', 'Basic life support', 'Advanced life support', 'Triage', 'Patient education'],
    toolsLabel: 'Which of these do you use or hold?',
    wrong: 'Tell us about a shift that did not go to plan, and what you did',
    proud: 'What have you improved for patients where you work now?',
  },
  'health-admin': {
    years: 'Years in claims, scheduling or a medical front office',
    tools: ['Epic', 'Athena', 'ICD-10', 'Claims appeals', 'Excel', 'Scheduling'],
    toolsLabel: 'Which of these do you work with?',
    wrong: 'Tell us about a mistake in a file or a booking, and how you put it right',
    proud: 'What works better in your office because of you?',
  },
  logistics: {
    years: 'Years in transport, warehouse or workshop',
    tools: ['Transport management system', 'Warehouse management system', 'Telematics', 'Forklift', 'SAP', 'Excel'],
    toolsLabel: 'Which of these do you use?',
    wrong: 'Tell us about a day when the plan fell apart',
    proud: 'What runs better because you changed it?',
  },
  finance: {
    years: 'Years in accounting or finance',
    tools: ['NetSuite', 'SAP', 'Xero', 'Excel', 'SQL', 'Power BI'],
    toolsLabel: 'Which of these do you use every week?',
    wrong: 'Tell us about an error you found in the books',
    proud: 'What did you take out of a close, a report or a process?',
  },
  sales: {
    years: 'Years of selling to businesses',
    tools: ['HubSpot', 'Salesforce', 'Tenders', 'Demonstrations', 'LinkedIn Sales Navigator', 'Contract negotiation'],
    toolsLabel: 'Which of these are part of your work?',
    wrong: 'Tell us about a deal you lost, and why',
    proud: 'Which customer would speak well of you, and for what?',
  },
  marketing: {
    years: 'Years in marketing or communications',
    tools: ['Mailchimp', 'HubSpot', 'Google Analytics', 'Figma', 'WordPress', 'Press work'],
    toolsLabel: 'Which of these do you use?',
    wrong: 'Tell us about a campaign or text that missed, and what you learned',
    proud: 'Which piece would you show us first?',
  },
  construction: {
    years: 'Years on building sites',
    tools: ['AutoCAD', 'Revit', 'Bluebeam', 'Primavera', 'Total station', 'First aid'],
    toolsLabel: 'Which of these do you use or hold?',
    wrong: 'Tell us about a mistake on site, and what you changed after it',
    proud: 'Which building or job should we go and look at?',
  },
  teaching: {
    years: 'Years of teaching with your own class',
    tools: ['IB', 'IGCSE', 'CBSE', 'Phonics', 'Special education', 'Google Classroom'],
    toolsLabel: 'Which of these have you worked with?',
    wrong: 'Tell us about a lesson that failed, and what you did the next day',
    proud: 'What can pupils do today because of something you changed?',
  },
  hospitality: {
    years: 'Years in hotels, kitchens or restaurants',
    tools: ['Opera', 'Mews', 'Wine service', 'Allergen certificate', 'Event planning', 'Stock control'],
    toolsLabel: 'Which of these do you know well?',
    wrong: 'Tell us about an evening that went wrong, and how it ended',
    proud: 'What would a guest remember you for?',
  },
  people: {
    years: 'Years in HR or recruiting',
    tools: ['Workday', 'Personio', 'BambooHR', 'Greenhouse', 'Mediation', 'Structured interviews'],
    toolsLabel: 'Which of these do you use?',
    wrong: 'Tell us about a decision about people that you would take differently today',
    proud: 'What is fairer or simpler where you work because of you?',
  },
  legal: {
    years: 'Years of legal or compliance work',
    tools: ['Contract negotiation', 'GDPR', 'Litigation', 'Document management', 'Investigations', 'Tenders'],
    toolsLabel: 'Which of these do you do regularly?',
    wrong: 'Tell us about advice you had to correct',
    proud: 'What have you made shorter or clearer?',
  },
  support: {
    years: 'Years in customer support',
    tools: ['Zendesk', 'Intercom', 'SQL', 'HubSpot', 'Help center writing', 'Phone support'],
    toolsLabel: 'Which of these do you use?',
    wrong: 'Tell us about a customer you could not help at first',
    proud: 'Which problem do people no longer write in about, because of you?',
  },
  operations: {
    years: 'Years of leading projects or operations',
    tools: ['Jira', 'Asana', 'Excel', 'Tenders', 'Budgeting', 'Power BI'],
    toolsLabel: 'Which of these do you use in most weeks?',
    wrong: 'Tell us about a project that went wrong, and what you did then',
    proud: 'What did you bring to an end that others had only begun?',
  },
  energy: {
    years: 'Years in power, solar or field service',
    tools: ['SCADA', 'AutoCAD', 'PV commissioning', 'Battery storage', 'Work at height', 'Protection studies'],
    toolsLabel: 'Which of these have you done on live sites?',
    wrong: 'Tell us about a fault that fooled you, and how you found it',
    proud: 'Which site or study are you proudest of?',
  },
  programmes: {
    years: 'Years of field work in programmes',
    tools: ['KoboToolbox', 'GIS', 'Drip irrigation', 'Savings groups', 'Donor reporting', 'Facilitation'],
    toolsLabel: 'Which of these have you worked with?',
    wrong: 'Tell us about something that failed in the field, and what came of it',
    proud: 'What still works after you left?',
  },
}

/** The questions that only make sense for one profession. */
export function professionQuestions(profession: Profession): BankQuestion[] {
  const own = byProfession[profession]
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
