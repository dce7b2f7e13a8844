import { describe, expect, it } from 'vitest'
import type { SubscribersOptions } from '../../imports/read-subscribers.ts'
import { readList } from './read-list.ts'

const today = '2026-11-30'
async function read(lines: string | string[], options: Partial<SubscribersOptions> = {}) {
  const bytes = Buffer.from([lines].flat().join('\n'))
  const file = await readList(bytes, { fileName: 'list.csv', today, ...options })
  if (typeof file === 'string') throw new Error(file)
  return file
}

describe('an exported list', () => {
  it('is read in the layout of Mailchimp, with the days and the tags of each person', async () => {
    const { people, file, openQuestions } = await read([
      'Email Address,First Name,Last Name,OPTIN_TIME,CONFIRM_TIME,UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,LEID,EUID,MEMBER_RATING,TAGS',
      'Ida@Mail.example,Ida,Ek,,2021-03-13 20:03:04,,,1,a,2,"""VIP"",""Alumni, 2019"""',
      'bo@mail.example,Bo,Li,2020-01-02 10:00:00,2020-01-03 10:00:00,2022-09-30 21:47:03,May,2,b,1,',
    ])
    expect(file.system).toBe('Mailchimp')
    expect(openQuestions).toBe(0)
    expect(people).toMatchObject([
      {
        row: 2,
        email: 'ida@mail.example',
        name: 'Ida Ek',
        subscribedOn: '2021-03-13',
        leftOn: null,
        tags: ['VIP', 'Alumni, 2019'],
      },
      { row: 3, state: 'left', reason: 'unsubscribed', subscribedOn: '2020-01-02', leftOn: '2022-09-30', tags: [] },
    ])
  })

  it("puts the given name first, where the column is 'Cognome e Nome'", async () => {
    const { people } = await read([
      'Cognome e Nome;e-mail;Stato',
      'Bianchi Giulia;giulia@mail.example;attiva',
      'De Luca Salvatore;s.deluca@mail.example;attivo',
    ])
    expect(people.map(({ name }) => name)).toEqual(['Giulia Bianchi', 'Salvatore De Luca'])
  })

  it('is read in French, with a semicolon and days first', async () => {
    const { people } = await read([
      "E-mail;Nom;Prénom;Statut;Date d'inscription;Date de désinscription;Liste",
      'otto@mail.example;Größl;Otto;Abonné;17/05/2022;;',
      'bjork@mail.example;Jónsdóttir;Björk;Désabonnée;04/01/2024;27/02/2024;Emploi',
    ])
    expect(people).toMatchObject([
      { name: 'Otto Größl', state: 'active', subscribedOn: '2022-05-17' },
      {
        name: 'Björk Jónsdóttir',
        state: 'left',
        reason: 'unsubscribed',
        subscribedOn: '2024-01-04',
        leftOn: '2024-02-27',
      },
    ])
  })

  it('leaves out people who have not confirmed: a column of days has a zero for them', async () => {
    const { people } = await read([
      'E-Mail;Registriert;Aktiviert;Deaktiviert',
      'ida@mail.example;12.01.2026 10:01:02;12.01.2026 10:05:44;0',
      'bo@mail.example;13.01.2026 18:00:00;0;0',
      'uma@mail.example;14.01.2026 08:00:00;14.01.2026 08:01:00;20.03.2026 07:30:12',
    ])
    expect(people).toMatchObject([
      { state: 'active' },
      { state: 'left', reason: 'unconfirmed' },
      { state: 'left', leftOn: '2026-03-20' },
    ])
  })

  it.each([
    [
      'type',
      ['regular', 'unactivated', 'unsubscribed', 'premium', 'churned'],
      ['active', 'left', 'left', 'active', 'asked'],
    ],
    [
      'still wants it?',
      ['yes', 'unsubscribed', 'no', '?', 'confirmation is missing'],
      ['active', 'left', 'left', 'asked', 'asked'],
    ],
  ])('finds states in a column named %j, and asks about unknown ones', async (name, values, states) => {
    const { people } = await read([`email,${name}`, ...values.map((value, at) => `p${at}@mail.example,${value}`)])
    expect(people.map(({ state }) => state)).toEqual(states)
  })

  it.each([
    ['IsOptInPending', ['false', 'true'], ['active', 'left']],
    ['Verified', ['Yes', 'No'], ['active', 'left']],
    ['Consent to track', ['Yes', 'No'], ['active', 'active']],
    ['abgemeldet?', ['nein', 'x', '?'], ['active', 'left', 'asked']],
    ['Anmerkung', ['ruft an', 'Mail kommt zurück!!', 'Bestätigung fehlt noch'], ['active', 'asked', 'asked']],
  ])('reads %j with %j', async (name, values, states) => {
    const rows = values.map((value, at) => `p${at}@mail.example,yes,${value}`)
    const { people } = await read([`email,newsletter,${name}`, ...rows])
    expect(people.map(({ state }) => state)).toEqual(states)
  })

  it('asks if a person subscribed again after the day of leaving', async () => {
    const lines = [
      'E-Mail;Registriert;Aktiviert;Deaktiviert;Status',
      'ida@mail.example;03.02.2020;05.03.2023 10:00:00;01.02.2023 08:00:00;aktiv',
      'bo@mail.example;03.02.2020;05.03.2020;01.02.2023;inaktiv',
    ]
    const { people, questions } = await read(lines)
    expect(people).toMatchObject([
      { state: 'asked', subscribedOn: '2023-03-05' },
      { state: 'left', reason: 'unsubscribed', leftOn: '2023-02-01' },
    ])
    const question = questions.find(({ column }) => column === 'Deaktiviert')
    expect(question?.text).toBe('01.02.2023 08:00:00, before 2023-03-05')
    const again = await read(lines, { answers: { [question?.id ?? '']: 'active' } })
    expect(again.people[0]).toMatchObject({ state: 'active' })
  })

  it('reads the day of a state as that of the subscription or of leaving', async () => {
    const { people } = await read([
      'EmailAddress,Date,State,Name',
      'ida@mail.example,2024-01-05,Active,Ida',
      'bo@mail.example,2024-02-05,Unsubscribed,Bo',
      'cy@mail.example,2024-03-05,Unconfirmed,Cy',
    ])
    expect(people.map(({ subscribedOn, leftOn }) => [subscribedOn, leftOn])).toEqual([
      ['2024-01-05', null],
      [null, '2024-02-05'],
      [null, null],
    ])
  })

  it('reads the day of an entry in a list of leavers as the day of leaving', async () => {
    const { people } = await read(['status,reason,email,created', '550,no such user,ida@mail.example,1700000000'], {
      fileName: 'suppression_bounces.csv',
    })
    expect(people).toMatchObject([{ state: 'left', reason: 'bounced', subscribedOn: null, leftOn: '2023-11-14' }])
  })

  it('finds values in columns of JSON', async () => {
    const { people, columns } = await read([
      'Email,Data,Status',
      'ida@mail.example,"{""first_name"":""Ida"",""tags"":[""tea"",""jobs""]}",active',
      'bo@mail.example,,active',
    ])
    expect(people).toMatchObject([
      { name: 'Ida', tags: ['tea', 'jobs'] },
      { name: null, tags: [] },
    ])
    expect(columns.map(({ name }) => name)).toEqual(['Email', 'Data.first_name', 'Data.tags', 'Status'])
  })

  it.each([
    ['Name,Last name', 'Ida,Ek', 'Ida Ek'],
    ['Vorname,Name', 'Ida,Ek', 'Ida Ek'],
    ['First name,Name', 'Ida,Ida Ek', 'Ida Ek'],
    ['Name,Notes', '"Ek, Ida",', 'Ida Ek'],
    ['Prénom,Notes', 'Ida,', 'Ida'],
  ])('reads a name from %s', async (header, cells, name) => {
    const { people } = await read([`email,${header}`, `ida@mail.example,${cells}`])
    expect(people[0]?.name).toBe(name)
  })

  it('says which rows have no address', async () => {
    const { people, refused } = await read([
      'E-Mail;Status',
      'Ida <ida@mail.example>, i@work.example;aktiv',
      'not an address;aktiv',
      ';aktiv',
      `${'x'.repeat(255)}@mail.example;aktiv`,
    ])
    expect(people.map(({ email }) => email)).toEqual(['ida@mail.example'])
    expect(refused).toEqual([
      { row: 3, column: 'E-Mail', reason: 'is not an email address' },
      { row: 4, column: 'E-Mail', reason: 'has no email address' },
      { row: 5, column: 'E-Mail', reason: 'has an address that is too long' },
    ])
  })

  it('shows columns of states as read, and searches them whatever they are chosen as', async () => {
    const lines = ['email,Status,State,Note', 'ida@mail.example,unsubscribed,TX,pause']
    const { columns, chosenColumns } = await read(lines)
    expect(columns.map(({ field }) => field)).toEqual(['email', 'state', null, null])
    expect(chosenColumns).toEqual({ 0: 'email', 1: 'state', 2: '', 3: '' })
    for (const chosen of ['name', 'tags', 'subscribed', ''])
      expect((await read(lines, { columns: { 1: chosen } })).people[0]).toMatchObject({ state: 'left' })
  })

  it('reads a column as states if that is chosen', async () => {
    const lines = ['email,Status,Group', 'ida@mail.example,active,leavers', 'bo@mail.example,active,']
    expect((await read(lines)).people.map(({ state }) => state)).toEqual(['active', 'active'])
    const chosen = await read(lines, { columns: { 2: 'state' } })
    expect(chosen.people.map(({ state }) => state)).toEqual(['asked', 'active'])
  })

  it.each([
    ['no column of addresses', 'name\nIda', 'FILE_INVALID'],
    ['no rows', 'email\n', 'TABLE_EMPTY'],
    ['no text', '\u0000\u0001', 'TABLE_UNREADABLE'],
  ])('is refused with %s', async (_name, text, problem) => {
    expect(await readList(Buffer.from(text), { fileName: 'list.csv', today })).toBe(problem)
  })
})
