import { describe, expect, it } from 'vitest'
import { readInterviewKind } from './interview-kinds.ts'
import { isDemographicPart, readDemographic, readStandard } from './left-out.ts'
import { splitOptions, withoutOut } from './read-options.ts'
import { isYesNo, meansYesNo, readYes } from './words.ts'

describe('splitOptions', () => {
  it.each([
    ['Early; Late; Night', ['Early', 'Late', 'Night']],
    ['Early | Late', ['Early', 'Late']],
    ['Early\nLate, with a break\n', ['Early', 'Late, with a break']],
    ['Sí / No', ['Sí', 'No']],
    ['Ja/Nein', ['Ja', 'Nein']],
    ['Berlin, Hamburg (Altona, Mitte), Köln', ['Berlin', 'Hamburg (Altona, Mitte)', 'Köln']],
    ['30,000, 40,000', ['30,000', '40,000']],
    ['Red,Green,Blue', ['Red', 'Green', 'Blue']],
    ['"Leeds, UK", "York, UK"', ['Leeds, UK', 'York, UK']],
    ['["A; B","C"]', ['A; B', 'C']],
    ['• One\n• Two', ['One', 'Two']],
    ['1. One\n2. Two', ['One', 'Two']],
    ['a) Berlin b) Hamburg', ['Berlin', 'Hamburg']],
    ['☐ One ☐ Two', ['One', 'Two']],
    ['Yes, No or Maybe', ['Yes', 'No', 'Maybe']],
    ['Yes or no', ['Yes', 'no']],
    ['One<br>Two', ['One', 'Two']],
    ['Yes; yes ;Yes;;', ['Yes', 'yes']],
    ['None (we train you', ['None (we train you']],
    ['Alone', ['Alone']],
    ['', []],
  ])('divides %j', (text, options) => {
    expect(splitOptions(text)).toEqual(options)
  })

  it('takes the mark of a deal-breaker off an option', () => {
    expect(withoutOut('No (knock-out)')).toEqual({ text: 'No', isOut: true })
    expect(withoutOut('No (not yet)')).toEqual({ text: 'No (not yet)', isOut: false })
  })
})

describe('readYes', () => {
  it.each(['yes', 'x', '✓', 'TRUE', '1', 'Pflicht', 'obligatoire', 'Sí', 'SI', 'tak'])('takes %s for yes', (text) => {
    expect(readYes(text)).toBe(true)
  })
  it.each(['', 'no', '-', 'optional', 'freiwillig', '0', 'facultatif', 'nie'])('takes “%s” for no', (text) => {
    expect(readYes(text)).toBe(false)
  })
  it('does not know other texts', () => expect(readYes('only for drivers')).toBeNull())
  it('finds a choice of yes and no', () => {
    expect([isYesNo(['No', 'Yes']), isYesNo(['Oui', 'Non']), meansYesNo(['Oui', 'Non'])]).toEqual([true, false, true])
    expect(meansYesNo(['Yes', 'Maybe'])).toBe(false)
  })
})

describe('readStandard', () => {
  it.each([
    ['First Name *', 'name'],
    ['Vor- und Nachname', 'name'],
    ['Nombre y apellidos', 'name'],
    ['Prénom et nom', 'name'],
    ['What is your email address?', 'email'],
    ['E-Mail', 'email'],
    ['Mobile number', 'phone'],
    ['Resume/CV', 'resume'],
    ['Adjunta tu CV', 'resume'],
    ['Bitte lade deinen Lebenslauf hoch', 'resume'],
    ['Please upload your resume (PDF)', 'resume'],
    ['Cover Letter', 'cover letter'],
    ['Lettre de motivation', 'cover letter'],
    ['LinkedIn Profile', 'LinkedIn profile'],
    ['Location (City)', 'location'],
  ])('knows %s', (label, standard) => {
    expect(readStandard(label)).toBe(standard)
  })

  it('goes by the name of a field in a form, too', () => {
    expect(readStandard('Wie heißt du?', '_systemfield_name')).toBe('name')
    expect(readStandard('Profil', 'urls[LinkedIn]')).toBe('LinkedIn profile')
  })

  it.each([
    'Name of your last employer',
    'Nombre de tu última empresa',
    'Which email tools have you used?',
    'How did you hear about us?',
    'Name three ways to invalidate a cache',
    'What does your resume not say?',
    'Preferred location of work',
    'Name a book that you like',
  ])('leaves the question “%s”', (label) => {
    expect(readStandard(label)).toBeNull()
  })
})

describe('readDemographic', () => {
  it.each([
    ['Gender', []],
    ['I identify my gender as:', ['Woman', 'Man', 'I prefer to self-describe']],
    ['Are you a protected veteran?', ['Yes', 'No', "I don't wish to answer"]],
    ['Sind Sie schwerbehindert?', ['Ja', 'Nein']],
    ['¿Cuál es su estado civil?', []],
    ['Do you have children?', []],
    ['Date of birth', []],
  ])('knows “%s” as one about the person', (label, options) => {
    expect(readDemographic(label, options)).toBe('yes')
  })

  it('is in doubt about a question that only has such a word', () => {
    const label =
      'How would you make an online shop of this size work for customers with a disability who use a screen reader?'
    expect(readDemographic(label, [])).toBe('maybe')
  })

  it.each(['Why us?', 'Describe a race condition that you found in a system of many services and how you removed it.'])(
    'never takes “%s” for certain',
    (label) => {
      expect(readDemographic(label, [])).not.toBe('yes')
    },
  )

  it('knows the parts of forms', () => {
    expect([isDemographicPart('eeoQuestions'), isDemographicPart('eeoc'), isDemographicPart('questions')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

it.each([
  ['Fachfrage', 'technical'],
  ['Verhaltensfrage', 'behavioral'],
  ['Situativ', 'situational'],
  ['Comportementale', 'behavioral'],
  ['allgemein', 'general'],
  ['Behavioral question', 'behavioral'],
  ['Dropdown', null],
] as const)('reads %s as the kind of interview question %s', (text, kind) => {
  expect(readInterviewKind(text)).toBe(kind)
})
