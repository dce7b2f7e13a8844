import { expect, it } from 'vitest'
import { decideNameOrder, isNameOf, orderName } from './name-order.ts'

const read = (column: string, people: [name: string, email?: string][]) => {
  const names = people.map(([name]) => name)
  const order = decideNameOrder({ column, names, emails: people.map(([, email = '']) => email) })
  return names.map((name) => orderName(name, order))
}

it('family names in capitals are put last', () => {
  expect(read('Candidat', [['DURAND Inès'], ['EL AMRANI Youssef'], ['NGUYEN Thi Lan'], ['Paul']])).toEqual([
    'Inès DURAND',
    'Youssef EL AMRANI',
    'Thi Lan NGUYEN',
    'Paul',
  ])
})

it('the name of the column says that the family name comes first', () => {
  expect(read('Cognome e nome', [['Rossi Anna'], ['De Luca Maria Pia'], ['Ferri, Ugo']])).toEqual([
    'Anna Rossi',
    'Maria Pia De Luca',
    'Ferri, Ugo',
  ])
})

it('the addresses of the people say it for the whole column', () => {
  const people: [string, string?][] = [
    ['Bianchi Niccolò', 'niccolo.bianchi@mail.example'],
    ['van den Berg Femke', 'f.berg@mail.example'],
    ['Moretti Ugo', 'ugo-moretti@mail.example'],
    ['Sala Rita'],
  ]
  expect(read('Nominativo', people)).toEqual(['Niccolò Bianchi', 'Femke van den Berg', 'Ugo Moretti', 'Rita Sala'])
})

it('addresses without a sign between the words of a family name say it, too', () => {
  const people: [string, string?][] = [
    ['de Boer Anna', 'a.deboer@mail.example'],
    ['Jansen Piet', 'piet.jansen@mail.example'],
  ]
  expect(read('Naam', people)).toEqual(['Anna de Boer', 'Piet Jansen'])
})

it.each([
  ['one address', [['Bianchi Ugo', 'ugo.bianchi@mail.example']]],
  [
    'addresses of both kinds',
    [
      ['Anna Rossi', 'anna.rossi@m.example'],
      ['Ida Ek', 'ek.ida@m.example'],
      ['Bo Li', 'li.bo@m.example'],
    ],
  ],
  ['initials', [['JP Morgan'], ['AJ Lee'], ['DJ Smith']]],
] as [string, [string, string?][]][])('names stay as they are with %s', (_, people) => {
  expect(read('Name', people)).toEqual(people.map(([name]) => name))
})

it.each([
  ['Anna Rossi', 'a.rossi@mail.example', true],
  ['Łukasz Wójcik', 'lwojcik@mail.example', true],
  ['Berlin', 'anna.rossi@mail.example', false],
])('whether %s belongs to %s: %j', (name, email, isOf) => expect(isNameOf(name, email)).toBe(isOf))
