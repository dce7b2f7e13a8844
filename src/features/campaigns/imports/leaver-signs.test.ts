import { describe, expect, it } from 'vitest'
import { collectQuestions } from '#features/import-files/questions.ts'
import { fileQuestion, readLeaverSigns } from './leaver-signs.ts'

const table = (header: string, ...rows: string[]) => ({
  header: header.split(','),
  rows: rows.map((row) => ({ cells: row.split(',') })),
})
type Answers = Record<string, string>
const notSaid = 'This file does not say who left. Did everyone in it agree, and are they all still subscribed?'
const read = (made: ReturnType<typeof table>, answers: Answers = {}, fileName = 'subscribed.csv') => {
  const questions = collectQuestions(answers)
  const { states, columns } = readLeaverSigns(made, { skip: [0], ask: questions.ask, fileName })
  const open = questions.all().filter(({ suggestion }) => suggestion === null)
  const short = ({ id, column, text, rows }: (typeof open)[number]) => ({ id, column, text, rows })
  return {
    states: states.map(({ state }) => state),
    reasons: states.map(({ reason }) => reason),
    open: open.map(short),
    columns,
  }
}

// invented files in the formats of other systems: the first person of each may be mailed, the others have left or
// never agreed
const layouts: [string, string, string[]][] = [
  ['listmonk', 'email,name,status', ['a@x.example,A,enabled', 'b@x.example,B,blocklisted', 'c@x.example,C,disabled']],
  [
    'Ghost',
    'email,subscribed_to_emails,deleted_at',
    ['a@x.example,true,', 'b@x.example,false,', 'c@x.example,true,2026-01-02'],
  ],
  ['Substack', 'Email,email_disabled,type', ['a@x.example,false,free', 'b@x.example,true,free']],
  [
    'Mailchimp',
    'Email Address,OPTIN_TIME,UNSUB_TIME,UNSUB_REASON',
    ['a@x.example,2025-01-01,,', 'b@x.example,2025-01-01,2026-02-02,N/A'],
  ],
  ['Mailchimp, cleaned', 'Email Address,CLEAN_TIME', ['a@x.example,', 'b@x.example,2026-01-01']],
  ['Shopify', 'Email,Accepts Email Marketing,State', ['a@x.example,yes,CA', 'b@x.example,no,TX']],
  ['Brevo', 'EMAIL,BLOCKLISTED,OPT_IN', ['a@x.example,0,1', 'b@x.example,1,1', 'c@x.example,0,0']],
  [
    'HubSpot',
    'Email,Unsubscribed from all email,Email hard bounce reason',
    ['a@x.example,,', 'b@x.example,true,', 'c@x.example,,OTHER'],
  ],
  [
    'Constant Contact',
    'Email address,Email status',
    ['a@x.example,Active', 'b@x.example,Opted-Out', 'c@x.example,Unconfirmed'],
  ],
  ['MailerLite', 'Subscriber,Status', ['a@x.example,active', 'b@x.example,unsubscribed', 'c@x.example,junk']],
  [
    'Deutsch',
    'E-Mail,Status,Abmeldedatum',
    ['a@x.example,aktiv,', 'b@x.example,abgemeldet,', 'c@x.example,aktiv,01.02.2026'],
  ],
  ['Français', 'Courriel,Statut', ['a@x.example,inscrit', 'b@x.example,désinscrit']],
  ['Mailjet', 'email,is_excluded_from_campaigns', ['a@x.example,false', 'b@x.example,true']],
  ['Buttondown', 'email_address,subscriber_type', ['a@x.example,regular', 'b@x.example,unactivated']],
  ['AWeber', 'Email,Status,Stop Time', ['a@x.example,subscribed,', 'b@x.example,subscribed,2026-02-02']],
  ['GetResponse', 'email,removal_reason', ['a@x.example,', 'b@x.example,api']],
  ['HubSpot, quarantined', 'Email,Email address quarantined', ['a@x.example,', 'b@x.example,true']],
  ['a switch', 'email,Receives newsletter', ['a@x.example,yes', 'b@x.example,no']],
  ['another switch', 'email,is_active', ['a@x.example,1', 'b@x.example,0']],
  [
    'Deutsch, als Schalter',
    'E-Mail,Newsletter,Abmeldung am',
    ['a@x.example,ja,', 'b@x.example,nein,', 'c@x.example,ja,1.2.2026'],
  ],
  ['中文', 'email,状态', ['a@x.example,已订阅', 'b@x.example,已退订']],
  ['العربية', 'email,الحالة', ['a@x.example,مشترك', 'b@x.example,تم إلغاء الاشتراك']],
  ['日本語', 'email,配信停止', ['a@x.example,', 'b@x.example,1']],
  ['한국어', 'email,상태', ['a@x.example,구독중', 'b@x.example,수신거부']],
  ['a note', 'email,notes', ['a@x.example,likes tea', 'b@x.example,Unsubscribed']],
]

describe('signs of unsubscription', () => {
  it.each(layouts)('are recognized in files of %s', (_name, header, rows) => {
    const { states, open } = read(table(header, ...rows))
    expect(states).toEqual(rows.map((_, n) => (n === 0 ? 'active' : 'left')))
    expect(open).toEqual([])
  })

  it('need an answer where a state is unknown, and the answer applies to all of that state', () => {
    const made = table('email,Status', 'a@x.example,Lukewarm', 'b@x.example,Lukewarm', 'c@x.example,active')
    const question = { id: 'choice:status:lukewarm', column: 'Status', text: 'Lukewarm', rows: 2 }
    expect(read(made)).toMatchObject({ states: ['asked', 'asked', 'active'], open: [question] })
    expect(read(made, { [question.id]: 'active' }).states).toEqual(['active', 'active', 'active'])
    expect(read(made, { [question.id]: 'left' }).states).toEqual(['left', 'left', 'active'])
  })

  it('can be read otherwise by an answer about that value, and by no other', () => {
    const made = table('email,Status,Unsubscribed', 'a@x.example,cleaned,', 'b@x.example,cleaned,yes')
    expect(read(made).states).toEqual(['left', 'left'])
    expect(read(made, { 'choice:status:cleaned': 'active' }).states).toEqual(['active', 'left'])
  })

  it.each([
    ['in an unknown language', 'email,状态', '冻结'],
    ['that says that a person is inactive, or no longer pays', 'email,Status', 'inactive'],
    ['that has numbers of a system of its own', 'email,Status', '2'],
    ['that negates a sign', 'email,Status', 'nicht abgemeldet'],
    ['that says who pays', 'email,Status', 'free'],
    ['that is empty', 'email,Status', ''],
    ['that is left out by a mark', 'email,Status', 'n/a'],
    ['of consent that is empty', 'email,Consent', ''],
    ['of one manner of consent', 'email,Double opt-in', 'no'],
  ])('need an answer where there is a state %s', (_name, header, value) => {
    const other = /状态/.test(header) ? '已订阅' : 'yes'
    expect(read(table(header, `a@x.example,${value}`, `b@x.example,${other}`)).states[0]).toBe('asked')
  })

  it('need one answer for a file that says nothing of consent, unless its name does', () => {
    for (const made of [table('email,Name', 'a@x.example,A'), table('email,Email Opt Out', 'a@x.example,0')]) {
      expect(read(made, {}, 'contacts.csv')).toMatchObject({
        states: ['asked'],
        open: [{ text: notSaid, rows: 1 }],
      })
      expect(read(made, { [fileQuestion]: 'active' }, 'contacts.csv').states).toEqual(['active'])
      expect(read(made, {}, 'subscribed_members.csv').states).toEqual(['active'])
    }
  })

  it('are one question for all days and reasons of a column', () => {
    const made = table('email,UNSUB_TIME', 'a@x.example,2026-01-01', 'b@x.example,2026-01-02', 'c@x.example,')
    expect(read(made).states).toEqual(['left', 'left', 'active'])
    expect(read(made, { 'choice:unsub time:any value': 'active' }).states).toEqual(['active', 'active', 'active'])
  })

  it('say why a person left', () => {
    const made = table(
      'email,Status,Email hard bounce reason,Einwilligung,Opted out',
      'a@x.example,Bloqué (hard bounce),,,',
      'b@x.example,Spam-Beschwerde,,,yes',
      'c@x.example,active,UNKNOWN_USER,ja,',
      'd@x.example,active,,nein,',
      'e@x.example,active,,ja,yes',
      'f@x.example,Bestätigung ausstehend,,,',
      'g@x.example,gesperrt,,ja,',
      'h@x.example,5.1.1,,ja,',
    )
    expect(read(made).reasons).toEqual([
      ...['bounced', 'complained', 'bounced', null, 'unsubscribed', 'unconfirmed', null, 'bounced'],
    ])
  })

  it('are found among the tags or lists of one cell', () => {
    const rows = ['vip, tea', 'vip, Unsubscribed', 'tea; do not mail', 'tea|opted-out', 'cancelled, vip']
    const made = {
      header: ['email', 'Tags'],
      rows: rows.map((tags, n) => ({ cells: [`${n}@x.example`, tags] })),
    }
    expect(read(made)).toMatchObject({ states: ['active', 'left', 'left', 'left', 'active'], open: [] })
  })

  it.each([
    'Please unsubscribe me',
    'Asked by phone to get no more mail',
    'nicht abgemeldet, nur Pause bis Mai',
    'took her off in May',
  ])('need an answer where a note mentions them: %s', (note) => {
    const made = {
      header: ['email', 'Notes', 'Page'],
      rows: [
        { cells: ['a@x.example', note, ''] },
        { cells: ['b@x.example', 'likes tea', 'https://x.example/unsubscribe?u=1'] },
      ],
    }
    const { states, open } = read(made)
    expect(states).toEqual(['asked', 'active'])
    expect(open).toMatchObject([{ column: 'Notes', text: note, rows: 1 }])
    expect(read(made, { [open[0]?.id ?? '']: 'left' }).states).toEqual(['left', 'active'])
  })

  it('are not read from other channels, links, places and payment', () => {
    const made = table(
      'email,SMS status,unsubscribe_url,Mailing State,Newsletter,Order Status,active_subscription,email_disabled',
      'a@x.example,unsubscribed,https://x.example/u/1,CA,Weekly,cancelled,false,false',
    )
    expect(read(made)).toMatchObject({ states: ['active'], open: [] })
  })

  it('may be in the file name, which needs an answer', () => {
    const made = table('email', 'a@x.example')
    const names = [
      'unsubscribed_export.csv',
      'Opt-Outs 2026.csv',
      'spam_reports.csv',
      'invalid_emails.csv',
      'exclusion list.csv',
    ]
    for (const name of names) expect(read(made, {}, name).states).toEqual(['asked'])
    const [{ id = '' } = {}] = read(made, {}, 'Opt-Outs 2026.csv').open
    expect(read(made, { [id]: 'left' }, 'Opt-Outs 2026.csv').states).toEqual(['left'])
  })

  it('are not read from columns of places, dates of agreement and other states', () => {
    const made = table(
      'email,State,OPTIN_TIME,Marital Status,Order Status,Consent source',
      'a@x.example,Texas,2024-01-01,single,pending,fair',
    )
    expect(read(made)).toMatchObject({ states: ['active'], open: [], columns: new Set() })
  })

  it('are asked for each value of a column of answers whose name says nothing, which can be about something else', () => {
    const made = table(
      'email,Status,Aussendung',
      'a@x.example,active,ja',
      'b@x.example,active,nein',
      'c@x.example,active,',
    )
    const { states, open } = read(made)
    expect(states).toEqual(['asked', 'asked', 'active'])
    expect(open.map(({ column, text }) => [column, text])).toEqual([
      ['Aussendung', 'ja'],
      ['Aussendung', 'nein'],
    ])
    const [yes = '', no = ''] = open.map(({ id }) => id)
    expect(read(made, { [yes]: 'active', [no]: 'left' }).states).toEqual(['active', 'left', 'active'])
    expect(read(made, { [yes]: 'unrelated', [no]: 'unrelated' }).states).toEqual(['active', 'active', 'active'])
  })

  it('are not found by an answer that a column is about something else', () => {
    const made = table('email,Aussendung', 'a@x.example,ja')
    const [{ id: yes = '' } = {}] = read(made, {}, 'a.csv').open.filter(({ column }) => column === 'Aussendung')
    expect(read(made, { [yes]: 'unrelated' }, 'a.csv').states).toEqual(['asked'])
    expect(read(made, { [yes]: 'active' }, 'a.csv').states).toEqual(['active'])
  })

  it.each([
    ['a count of bounces', 'Number of bounces', '3', '0'],
    ['a bounce that may not last', 'Status', 'Soft bounced', 'active'],
    ['a cross for consent', 'Newsletter', 'x', 'ja'],
    ['no list', 'Lists', 'No lists', 'jobs'],
    ['an address that is only valid', 'Email status', 'valid', 'subscribed'],
  ])('need an answer where there is %s', (_name, header, value, other) => {
    const made = table(`email,Subscribed,${header}`, `a@x.example,yes,${value}`, `b@x.example,yes,${other}`)
    const questions = collectQuestions()
    const { states } = readLeaverSigns(made, { skip: [0], ask: questions.ask, tags: header === 'Lists' ? [2] : [] })
    expect(states.map(({ state }) => state)).toEqual(['asked', 'active'])
  })

  it.each(['belde, wil niets meer', 'bitte keine Post', 'noch dabei?', 'nie chce'])(
    'are asked in a note: %s',
    (note) => {
      const made = { header: ['email', 'Status', 'Notes'], rows: [{ cells: ['a@x.example', 'active', note] }] }
      expect(read(made).states).toEqual(['asked'])
    },
  )

  it('may be in a line above the table or the name of a sheet', () => {
    const made = table('email', 'a@x.example')
    for (const above of ['Abmeldungen 2026', 'Lista de bajas', 'Suppressed contacts']) {
      const questions = collectQuestions()
      const { states } = readLeaverSigns(made, { skip: [0], ask: questions.ask, above: [above] })
      expect(states).toEqual([{ state: 'asked', reason: null }])
      expect(questions.all()).toMatchObject([{ column: 'Above the table', text: above }])
    }
  })

  it('have the reason of a state in words where a column has the day as well', () => {
    const made = table(
      'email,Status,Unsubscribed,Email hard bounce reason',
      'a@x.example,bounced,2026-01-16 12:15,',
      'b@x.example,junk,2025-12-24 18:00,',
      'c@x.example,gone,2026-02-01,',
      'd@x.example,active,,SPAM',
    )
    expect(read(made, { 'choice:status:gone': 'left' }).reasons).toEqual([
      ...['bounced', 'complained', 'unsubscribed', 'bounced'],
    ])
  })

  it('have no reason where the file has two', () => {
    const made = table('email,Unsubscribed,Hard bounce', 'a@x.example,yes,yes', 'b@x.example,yes,')
    expect(read(made).reasons).toEqual([null, 'unsubscribed'])
  })
})
