import { describe, expect, it } from 'vitest'
import { readLeaverSigns } from './leaver-signs.ts'

const table = (header: string, ...rows: string[]) => ({
  header: header.split(','),
  rows: rows.map((row) => ({ cells: row.split(',') })),
})
const read = (
  made: ReturnType<typeof table>,
  answers: Parameters<typeof readLeaverSigns>[1]['answers'] = [],
  fileName = '',
) => readLeaverSigns(made, { skip: [0], answers, fileName })

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
  ['Shopify', 'Email,Accepts Email Marketing,State', ['a@x.example,yes,CA', 'b@x.example,no,TX', 'c@x.example,,NY']],
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
  ['a switch', 'email,Receives newsletter', ['a@x.example,yes', 'b@x.example,no', 'c@x.example,']],
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
    const { states, questions } = read(table(header, ...rows))
    expect(states).toEqual(rows.map((_, n) => (n === 0 ? 'stays' : 'left')))
    expect(questions).toEqual([])
  })

  it('need an answer where a state is unknown, and the answer applies to all of that state', () => {
    const made = table('email,Status', 'a@x.example,Lukewarm', 'b@x.example,Lukewarm', 'c@x.example,active')
    const question = { column: 'Status', value: 'Lukewarm', rows: 2 }
    expect(read(made)).toMatchObject({ states: ['asked', 'asked', 'stays'], questions: [question] })
    const answer = { column: 'Status', value: 'lukewarm' }
    expect(read(made, [{ ...answer, mayMail: true }]).states).toEqual(['stays', 'stays', 'stays'])
    expect(read(made, [{ ...answer, mayMail: false }]).states).toEqual(['left', 'left', 'stays'])
  })

  it('need an answer where a state is in an unknown language', () => {
    expect(read(table('email,状态', 'a@x.example,冻结')).states).toEqual(['asked'])
    expect(read(table('email,Статус', 'a@x.example,Черновик')).states).toEqual(['asked'])
  })

  it('are found among the tags or lists of one cell', () => {
    const { states, questions } = readLeaverSigns(
      {
        header: ['email', 'Tags'],
        rows: ['vip, tea', 'vip, Unsubscribed', 'tea; do not mail', 'tea|opted-out', 'cancelled, vip'].map(
          (tags, n) => ({
            cells: [`${n}@x.example`, tags],
          }),
        ),
      },
      { skip: [0], answers: [] },
    )
    expect(states).toEqual(['stays', 'left', 'left', 'left', 'stays'])
    expect(questions).toEqual([])
  })

  it('need an answer where a note mentions them', () => {
    const made = table(
      'email,Notes,Page',
      'a@x.example,Please unsubscribe me,',
      'b@x.example,likes tea,https://x.example/unsubscribe?u=1',
    )
    const question = { column: 'Notes', value: 'Please unsubscribe me', rows: 1 }
    expect(read(made)).toMatchObject({ states: ['asked', 'stays'], questions: [question] })
    expect(read(made, [{ column: 'Notes', value: 'Please unsubscribe me', mayMail: false }]).states).toEqual([
      'left',
      'stays',
    ])
  })

  it('are not read from columns that only name a newsletter, or from a payment plan', () => {
    const made = table('email,Newsletter,active_subscription', 'a@x.example,Weekly,false', 'b@x.example,,true')
    expect(read(made)).toMatchObject({ states: ['stays', 'stays'], questions: [] })
  })

  it('take precedence over every answer', () => {
    const made = table('email,Status,Unsubscribed', 'a@x.example,Lukewarm,yes')
    expect(read(made, [{ column: 'Status', value: 'Lukewarm', mayMail: true }]).states).toEqual(['left'])
  })

  it('may be in the file name, which needs an answer', () => {
    const made = table('email', 'a@x.example')
    expect(read(made, [], 'unsubscribed_members_export.csv').states).toEqual(['asked'])
    expect(read(made, [], 'Opt-Outs 2026.csv').states).toEqual(['asked'])
    expect(read(made, [], 'spam_reports.csv').states).toEqual(['asked'])
    expect(read(made, [], 'invalid_emails.csv').states).toEqual(['asked'])
    expect(read(made, [], 'exclusion list.csv').states).toEqual(['asked'])
    expect(read(made, [], 'members.csv').states).toEqual(['stays'])
    const answers = [{ column: 'File name', value: 'Opt-Outs 2026.csv', mayMail: false }]
    expect(read(made, answers, 'Opt-Outs 2026.csv').states).toEqual(['left'])
  })

  it('are not read from columns of places, dates of agreement and other states', () => {
    const made = table(
      'email,State,OPTIN_TIME,Marital Status,Order Status,Consent source',
      'a@x.example,Texas,2024-01-01,single,pending,fair',
    )
    expect(read(made)).toMatchObject({ states: ['stays'], questions: [], columns: new Set() })
  })
})
