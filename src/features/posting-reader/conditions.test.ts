import { describe, expect, it } from 'vitest'
import { readRequirements } from './read-requirements.ts'

/** The conditions of one item below a heading for requirements, in a text whose language the heading shows. */
function conditionsOf(item: string, frame = 'Requirements'): string[] {
  const [first] = readRequirements(`<h3>${frame}</h3><ul><li>${item}</li></ul>`, 'required')
  return (first?.conditions ?? []).map((one) =>
    one.kind === 'language' ? `language ${one.name} ${one.level}` : `${one.kind} ${one.written}`,
  )
}

describe('conditions of a requirement', () => {
  it.each([
    'Experience with travel agencies in the travel industry',
    'Experience with customs clearance',
    'Good knowledge of MS Office',
    'You like an English breakfast',
    'A sense of humour',
  ])('finds none in %j (JOBS-17)', (item) => expect(conditionsOf(item)).toEqual([]))

  it.each([
    ["A valid driver's license", "licence driver's license"],
    ['Must be a US citizen', 'clearance citizen'],
    ['Active secret clearance', 'clearance secret clearance'],
    ["Bachelor's degree in statistics", "degree Bachelor's degree"],
    ['You must live in Ohio', 'residence must live'],
    ['Graduating in 2027', 'graduation Graduating'],
    ['Able to work rotating shifts', 'shift rotating'],
    ['Willing to travel up to 30 %', 'travel Willing to travel'],
    ['Fluent German and basic Polish', 'language German 3, language Polish 1'],
    ['Native English speaker', 'language English 4'],
    ['English (B2)', 'language English 2'],
  ])('reads %j in English (JOBS-17)', (item, expected) => expect(conditionsOf(item).join(', ')).toBe(expected))

  it.each([
    ['Ihr Profil und was Sie mitbringen', 'Führerschein der Klasse B', 'licence'],
    ['Ihr Profil und was Sie mitbringen', 'Sehr gute Deutsch- und Englischkenntnisse in Wort und Schrift', 'language'],
    ['Ihr Profil und was Sie mitbringen', 'Bereitschaft zur Arbeit im Schichtbetrieb', 'shift'],
    ['Votre profil et les conditions du poste', 'Permis B exigé', 'licence'],
    ['Votre profil et les conditions du poste', 'Vous parlez anglais couramment', 'language'],
    ['Votre profil et les conditions du poste', 'Diplôme BTS en électrotechnique', 'degree'],
    ['Requisitos para el puesto', 'Carné de conducir B', 'licence'],
    ['Requisitos para el puesto', 'Residencia en la provincia', 'residence'],
    ['Requisitos para a vaga', 'Inglês avançado', 'language'],
    ['Requisitos para a vaga', 'CNH categoria B', 'licence'],
    ['Requisitos para a vaga', 'Disponibilidade para viagens', 'travel'],
    ['Wat wij van je vragen', 'Je bent in het bezit van rijbewijs B', 'licence'],
    ['Wat wij van je vragen', 'Je bent woonachtig in de regio', 'residence'],
    ['Wat wij van je vragen', 'Je kunt een VOG overleggen', 'clearance'],
    ['Vi söker dig som har', 'Du har B-körkort', 'licence'],
    ['Vi söker dig som har', 'Du talar och skriver flytande svenska', 'language'],
    ['Vi söker dig som har', 'Svenskt medborgarskap är ett krav', 'clearance'],
    ['Wymagania na stanowisko', 'Prawo jazdy kategorii B', 'licence'],
    ['Wymagania na stanowisko', 'Znajomość języka angielskiego na poziomie B2', 'language'],
    ['Wymagania na stanowisko', 'Gotowość do pracy w systemie zmianowym', 'shift'],
  ])('%s: %j states a %s (JOBS-17)', (frame, item, kind) =>
    expect(conditionsOf(item, frame).map((one) => one.split(' ')[0])).toContain(kind),
  )

  it('gives a sentence that states two conditions both (JOBS-17)', () => {
    expect(conditionsOf('A driving licence and fluent French')).toEqual([
      'language French 3',
      'licence driving licence',
    ])
  })
})
