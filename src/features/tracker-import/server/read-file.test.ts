import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'

const today = '2026-11-20'
const own = [
  { id: 'a1', isExternal: true, title: 'Cook', companyName: 'Acme Inc.', appliedOn: '2026-10-05' },
  { id: 'a2', isExternal: false, title: 'Driver', companyName: 'Acme', appliedOn: '2026-09-05' },
  { id: 'f1', isExternal: true, title: 'Nurse', companyName: 'Fernway Health', appliedOn: '2026-10-05' },
]

async function read(text: string | object, options: Partial<Parameters<typeof readFile>[1]> = {}) {
  const bytes = Buffer.from(typeof text === 'string' ? text : JSON.stringify(text))
  const file = await readFile(bytes, { today, own, ...options })
  if (typeof file === 'string') throw new Error(file)
  return file
}
async function applicationsOf(text: string | object) {
  const file = await read(text)
  if (file.kind !== 'applications') throw new Error(file.kind)
  return file
}
async function contactsOf(text: string) {
  const file = await read(text)
  if (file.kind !== 'contacts') throw new Error(file.kind)
  return file
}
const open = ({ questions }: { questions: { text: string; suggestion: string | null }[] }) =>
  questions.filter(({ suggestion }) => suggestion === null).map(({ text }) => text)

describe('a list of applications', () => {
  it('has other names for its columns in other languages', async () => {
    const german = await applicationsOf(
      'Firma;Stelle;Beworben am;Status;Gehalt\nHölzl;Zeichner;21.09.2026;Absage;52.000 €',
    )
    const french = await applicationsOf(
      'Entreprise;Poste;Date de candidature;Statut;Lieu\nRivière;Chef;21/09/2026;Entretien;Lyon',
    )
    expect([german.rows[0], french.rows[0]]).toMatchObject([
      { companyName: 'Hölzl', title: 'Zeichner', appliedOn: '2026-09-21', status: 'rejected', salaryText: '52.000 €' },
      { companyName: 'Rivière', title: 'Chef', appliedOn: '2026-09-21', status: 'interview', location: 'Lyon' },
    ])
  })

  it('has one column of companies and titles: by its titles, or by “at”', async () => {
    const { rows } = await applicationsOf(
      'Name,Date applied\nAcme - Data Analyst,2026-10-05\nCook at Halden,2026-10-06',
    )
    expect(rows).toMatchObject([
      { companyName: 'Acme', title: 'Data Analyst' },
      { companyName: 'Halden', title: 'Cook' },
    ])
  })

  it('asks which half is the company where no half is a title', async () => {
    const file = await applicationsOf('Application,Date applied\nZork - Blim,2026-10-05\nQuux - Blam,2026-10-06')
    expect([open(file), file.rows.length, file.asked.length]).toEqual([['Zork - Blim'], 0, 2])
  })

  it('reads columns of days and ticks together with the status', async () => {
    const { rows } = await applicationsOf(
      'Company,Role,Applied,Date,Interview,Rejected\nAcme,Cook,yes,2026-10-05,2026-10-20,\nNord,Baker,x,2026-10-06,,2026-10-09\nHalden,Driver,yes,2026-10-07,no,no',
    )
    expect(rows.map(({ status, statusOn }) => [status, statusOn])).toEqual([
      ['interview', '2026-10-20'],
      ['rejected', '2026-10-09'],
      ['submitted', null],
    ])
  })

  it('asks about a wish with a day of applying, and leaves other wishes out', async () => {
    const file = await applicationsOf(
      'Company,Role,Date applied,Status\nAcme,Cook,2026-10-05,Wishlist\nNord,Baker,,Wishlist',
    )
    expect(open(file)).toEqual(['Wishlist · has a date of applying'])
    expect(file.leftOut).toEqual([{ row: 3, column: 'Status', reason: '“Wishlist”: was not applied for' }])
  })

  it('asks about days to come, impossible days and the order of day and month', async () => {
    const late = await applicationsOf('Company,Role,Date applied\nAcme,Cook,2026-12-24\nNord,Baker,2026-02-31')
    const either = await applicationsOf('Company,Role,Date applied\nAcme,Cook,04/05/2026')
    expect([open(late), open(either)]).toEqual([['2026-12-24', '2026-02-31'], ['04/05/2026']])
  })

  it('takes only web addresses as links, also of formulas and Markdown', async () => {
    const { rows, noted } = await applicationsOf(
      [
        'Company;Role;Date applied;Link',
        `Acme;Cook;2026-10-05;"=HYPERLINK(""https://a.example/1"";""Open"")"`,
        'Acme;Driver;2026-10-05;[Ad](https://a.example/2)',
        'Acme;Nurse;2026-10-05;javascript:alert(1)',
        'Acme;Baker;2026-10-05;a.example/4',
      ].join('\n'),
    )
    expect(rows.map(({ link }) => link)).toEqual([
      'https://a.example/1',
      'https://a.example/2',
      '',
      'https://a.example/4',
    ])
    expect(noted).toHaveLength(1)
  })

  it('does not take the address of the applicant in an archive of LinkedIn for a contact', async () => {
    const { rows } = await applicationsOf(
      'Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers\n"11/14/26, 8:15 AM",me@x.example,1,Acme,Cook,https://l.example/1,cv.pdf,',
    )
    expect(rows).toMatchObject([{ appliedOn: '2026-11-14', status: 'submitted', contacts: [] }])
  })

  it('can be a Trello board', async () => {
    const { rows, leftOut } = await applicationsOf({
      lists: [
        { id: 'l1', name: 'Applied ✉️' },
        { id: 'l2', name: 'To apply' },
      ],
      cards: [
        {
          ...{
            id: 'c1',
            name: 'Cook @ Acme',
            idList: 'l1',
            desc: 'Sent a letter',
            attachments: [{ url: 'https://a.example/1' }],
          },
          customFieldItems: [{ idCustomField: 'f1', value: { date: '2026-10-05T11:00:00.000Z' } }],
        },
        { id: 'c2', name: 'Baker @ Nord', idList: 'l2', desc: '', attachments: [], customFieldItems: [] },
      ],
      customFields: [{ id: 'f1', name: 'Date applied', type: 'date' }],
      actions: [{ type: 'commentCard', data: { text: 'They called', card: { id: 'c1' } } }],
    })
    expect(rows).toMatchObject([
      {
        ...{
          companyName: 'Acme',
          title: 'Cook',
          appliedOn: '2026-10-05',
          status: 'submitted',
          link: 'https://a.example/1',
        },
        notes: 'Sent a letter\nThey called',
      },
    ])
    expect(leftOut).toHaveLength(1)
  })

  it('is our own export, without the jobs that were only saved', async () => {
    const head = 'Job title,Company,Location,Employment type,Salary,Status,Source,Date,Status since,Link,Notes'
    const { rows, leftOut } = await applicationsOf(
      `${head}\nCook,Acme,Kiel,Full-time,$40k,Under review,External,2026-10-05,2026-10-09,https://a.example,hi\nBaker,Nord,,,,Saved,,2026-10-05,,,`,
    )
    expect(rows).toMatchObject([
      {
        status: 'reviewing',
        statusOn: '2026-10-09',
        employmentType: 'full-time',
        appliedOn: '2026-10-05',
        notes: 'hi',
      },
    ])
    expect(leftOut).toHaveLength(1)
  })
})

describe('the people in a row of an application', () => {
  const peopleOf = async (cell: string, more = '') => {
    const { rows } = await applicationsOf(
      `Company;Role;Date applied;Contact;Contact email\nAcme;Cook;2026-10-05;"${cell}";${more}`,
    )
    return rows[0]?.contacts.map(({ name, role, email, phone }) =>
      [name, role, email, phone].filter(Boolean).join(' | '),
    )
  }

  it.each([
    ['Ida Larsen', ['Ida Larsen']],
    ['Larsen, Ida', ['Ida Larsen']],
    ['Ida Larsen, Tom Fox', ['Ida Larsen', 'Tom Fox']],
    ['Ida Larsen (HR) & Tom Fox', ['Ida Larsen | HR', 'Tom Fox']],
    ['Ida Larsen <ida@a.example>; tom@a.example', ['Ida Larsen | ida@a.example', 'tom@a.example | tom@a.example']],
    ['Recruiter: Ida Larsen +49 30 123456', ['Ida Larsen | Recruiter | +49 30 123456']],
    ['Ainhoa / Jon', ['Ainhoa', 'Jon']],
    ['Pere Güell i Mas', ['Pere Güell i Mas']],
    ['Ida Larsen (https://www.notion.so/Ida-1ef4?pvs=21)', ['Ida Larsen']],
    ['n/a', []],
    ['dieselbe', []],
  ])('%s', async (cell, people) => expect(await peopleOf(cell)).toEqual(people))

  it('get the address beside them, by their names', async () => {
    expect(await peopleOf('Ida Larsen; Tom Fox', 't.fox@a.example')).toEqual([
      'Ida Larsen',
      'Tom Fox | t.fox@a.example',
    ])
  })
})

describe('a list of contacts', () => {
  const head = 'First Name,Last Name,URL,Email Address,Company,Position,Connected On'

  it('is added to the newest application to the company; a similar name is asked, and others are left out', async () => {
    const file = await contactsOf(
      `Notes:\n"Some addresses are missing"\n\n${head}\nIda,Larsen,https://l.example/ida,,ACME,Recruiter,05 Mar 2026\nTom,Fox,,t@f.example,Fernway,HR,\nBo,Ek,,,Nord,CEO,`,
    )
    expect(file.rows).toMatchObject([
      { name: 'Ida Larsen', role: 'Recruiter', aboutId: 'a1', link: 'https://l.example/ida' },
    ])
    expect([open(file), file.asked.map(({ row }) => row)]).toEqual([['Fernway'], [6]])
    expect(file.leftOut).toEqual([{ row: 7, column: 'Company', reason: 'you have no application to “Nord”' }])
  })

  it('can be vCards, folded and quoted-printable', async () => {
    const file = await contactsOf(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'FN:Ida Lar',
        ' sen',
        'ORG:Acme\\, Inc.;People',
        'TITLE:Recruiter',
        'item1.EMAIL;type=INTERNET:ida@a.example',
        'TEL;TYPE=fax:1',
        'TEL;VALUE=uri:tel:+49-30-123456',
        'END:VCARD',
        'BEGIN:VCARD',
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Zo=C3=',
        '=AB',
        'ORG:Acme',
        'EMAIL;PREF=2;TYPE=home:zoe@home.example',
        'EMAIL;PREF=1;TYPE=work:zoe@acme.example',
        'END:VCARD',
      ].join('\r\n'),
    )
    expect(file.file.format).toBe('vcf')
    expect(file.rows).toMatchObject([
      {
        name: 'Ida Larsen',
        companyName: 'Acme, Inc.',
        role: 'Recruiter',
        email: 'ida@a.example',
        phone: '+49-30-123456',
      },
      { name: 'Zoë Müller', companyName: 'Acme', email: 'zoe@acme.example' },
    ])
  })

  it('has a form of address in “Title”, and several values in one cell', async () => {
    const { rows } = await contactsOf(
      'Title,First Name,Last Name,Company,Job Title,E-mail 1 - Value\nMs.,Ida,Larsen,Acme,HR,ida@a.example ::: i@b.example',
    )
    expect(rows).toMatchObject([{ name: 'Ida Larsen', role: 'HR', email: 'ida@a.example', note: 'i@b.example' }])
  })

  it('refuses a row only without a name and an address', async () => {
    const { refused, rows } = await contactsOf(`${head}\n,,,,Acme,Boss,\n,,,x@acme.example,Acme,,`)
    expect(refused).toEqual([{ row: 2, column: '', reason: 'has neither a name nor an email address' }])
    expect(rows).toHaveLength(1)
  })
})

it('reads at most 5,000 applications of a file', async () => {
  const { file, rows } = await applicationsOf(
    ['Company,Role,Date applied', ...Array.from({ length: 5001 }, (_, n) => `Acme ${n},Cook,2026-10-05`)].join('\n'),
  )
  expect([rows.length, file.rows, file.isCut]).toEqual([5000, 5000, true])
})
